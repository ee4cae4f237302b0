// Written by scripts/wire_types.py from what the game tells; do not edit.

import type { TableEvent } from "../../table/facts";
import type { HappeningOf } from "../../wire";

export type Colour = "red" | "blue" | "yellow" | "white";

export type Side = "north" | "east" | "south" | "west";

export type Kind = "L" | "I" | "T";

export type Facing = "north" | "east" | "south" | "west" | "northeast" | "southeast" | "southwest" | "northwest";

export type TileOwner = "free" | "printed" | "green" | "face-down" | "red" | "blue" | "yellow" | "white";

export type Phase = "lot" | "greens" | "place" | "deal" | "uncover" | "kind" | "orient" | "flip" | "race" | "over";

export type TakenDeed = "enter" | "exit" | "home" | "rotate" | "move";

export type RaceEnd = "all_out" | "repetition" | "cap";

/** Everything on the table; stocks of tiles are in the order of `kinds`. */
export interface Race {
  actions_left: number;
  cart_owed: boolean;
  carts: number;
  cells: Cell[];
  colours: Colour[];
  goals: Side[];
  greens: number[];
  home: number[];
  kinds: Kind[];
  mover: number;
  out: number[];
  phase: Phase;
  reaches: Record<string, Reach>;
  rock: string;
  rotated: string[];
  sides: Side[];
  starter: number | null;
  stock: number[][];
  tiles: Record<string, ([Facing, string])[]>;
  trail: Taken[];
  turn_number: number;
  uncovered: Uncovered | null;
  used: string[];
}

/** A cell: whose tile lies there, its rails, and the seat whose cart stands on it. */
export interface Cell {
  cart: number | null;
  cell: string;
  rails: string;
  tile: TileOwner;
}

/** Where one cart or the Rock can stop, with the shortest way to each of these cells. */
export interface Reach {
  back: string;
  blockers: string[];
  exits: string[];
  out: string;
  returns: string[];
  stops: string[];
  ways: string[];
  wraps: ([string, string])[];
}

/** An action that the mover has taken in this turn; only a ride leads to another cell. */
export interface Taken {
  cell: string;
  does: TakenDeed;
  to: string | null;
}

/** The green tile that is being turned over. */
export interface Uncovered {
  cell: string;
  kind: Kind | null;
}

export type PrivateFacts = Record<string, never>;

/** Ending the turn. */
export interface DoneMove {
  does: "done";
}

/** A green tile that is turned over. */
export interface UncoverMove {
  cell: string;
  does: "uncover";
}

/** A cart that comes, leaves or returns. */
export interface CartMove {
  cell: string;
  does: "enter" | "exit" | "home";
  ends_turn: boolean;
  way: string;
}

/** A cart that rides. */
export interface RideMove {
  cell: string;
  does: "move";
  ends_turn: boolean;
  to: string;
  way: string;
}

/** The Rock that rolls. */
export interface RockMove {
  does: "rock";
  ends_turn: boolean;
  to: string;
  way: string;
}

/** A tile that is laid or turned as it comes up. */
export interface LayMove {
  cell: string;
  does: "orient" | "place";
  facing: Facing;
  kind: Kind;
  rails: string;
}

/** A tile that is turned, with the cells that it opens and closes to the mover's carts. */
export interface RotateMove {
  cell: string;
  closes: string[];
  does: "rotate";
  ends_turn: boolean;
  facing: Facing;
  kind: Kind;
  opens: string[];
  rails: string;
}

export type MoveFacts = DoneMove | UncoverMove | CartMove | RideMove | RockMove | LayMove | RotateMove;

/** The facts of each event, by its name. */
export interface GameTold {
  starter_drawn: { seat: number };
  green_fell: { cell: string };
  greens_swept_up: Record<string, never>;
  tile_placed: { seat: number; cell: string; kind: Kind; facing: Facing };
  green_chosen: { seat: number; cell: string };
  green_uncovered: { seat: number; cell: string; kind: Kind };
  green_oriented: { seat: number; cell: string; kind: Kind; facing: Facing };
  green_flipped: { cell: string; kind: Kind; facing: Facing };
  race_began: { seat: number };
  cart_entered: { seat: number; cell: string };
  cart_moved: { seat: number; start: string; end: string };
  cart_left: { seat: number; cell: string; out: number; left: number };
  cart_returned: { seat: number; cell: string };
  tile_rotated: { seat: number; cell: string; kind: Kind; facing: Facing };
  rock_moved: { seat: number; start: string; end: string };
  action_taken_back: { seat: number; does: TakenDeed; cell: string; to: string };
  turn_ended: { seat: number; number: number };
  game_ended: { reason: RaceEnd; scores: number[]; winner_seats: number[] };
}

export type GameEvent = {
  [E in keyof GameTold]: HappeningOf<E, GameTold[E]> & { at_table?: false };
}[keyof GameTold];

/** What happens in this game and at its table. */
export type Happened = GameEvent | TableEvent;
