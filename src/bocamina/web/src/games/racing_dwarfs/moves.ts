// Picking out of the legal moves.

import { TAKE_BACK, type Legal, type TableProps } from "../contract";
import type { Happened, MoveFacts, PrivateFacts, Race } from "./facts";

export type Table = TableProps<Race, PrivateFacts, MoveFacts, Happened>;
export type Doing<D extends MoveFacts["does"]> = Legal<MoveFacts & { does: D }>;

/** Returns the legal moves that do one thing. */
export function doing<D extends MoveFacts["does"]>(
  legal: readonly Legal<MoveFacts>[],
  does: D,
): Doing<D>[] {
  return legal.filter(
    (each): each is Doing<D> => each.move !== TAKE_BACK && each.about.does === does,
  );
}

/** Tells whether the turn ends with a move. */
export function endsTurnBy(about: MoveFacts): boolean {
  return "ends_turn" in about && about.ends_turn;
}

/** Returns the next of several moves, after the one that is pending. */
export function nextOf(
  moves: readonly Legal<MoveFacts>[],
  pending: Legal<MoveFacts> | null,
): Legal<MoveFacts> | undefined {
  return moves[(moves.findIndex(({ move }) => move === pending?.move) + 1) % moves.length];
}
