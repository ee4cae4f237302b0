// Picking out of the legal moves.

import { TAKE_BACK, type Legal, type TableProps } from "../contract";
import type { About, Race } from "./types";

export type Table = TableProps<Race, Record<string, never>, About>;
export type Doing<D extends About["does"]> = Legal<Extract<About, { does: D }>>;

/** Returns the legal moves that do one thing. */
export function doing<D extends About["does"]>(legal: readonly Legal<About>[], does: D): Doing<D>[] {
  return legal.filter((each): each is Doing<D> => each.move !== TAKE_BACK && each.about.does === does);
}

/** Returns the next of several moves, after the one that is pending. */
export function nextOf(moves: readonly Legal<About>[], pending: Legal<About> | null): Legal<About> | undefined {
  return moves[(moves.findIndex(({ move }) => move === pending?.move) + 1) % moves.length];
}
