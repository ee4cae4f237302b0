// What Racing Dwarfs' describe.py says. Cells are in notation: a1 to g7.

export const COLOURS = ["red", "blue", "yellow", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export type Side = "north" | "east" | "south" | "west";
export const KINDS = ["L", "I", "T"] as const;
export type Kind = (typeof KINDS)[number];
export type TileOwner = "free" | "printed" | "green" | "face-down" | Colour;

export interface Cell {
  cell: string;
  tile: TileOwner;
  rails: string; // the open sides: N, E, S, W
  cart: number | null; // the seat whose cart stands there
}

export interface Reach {
  stops: string[];
  exits: string[];
  returns: string[];
  wraps: [string, string][];
  blockers: string[];
}

export interface Race {
  phase: "lot" | "greens" | "place" | "deal" | "uncover" | "kind" | "orient" | "flip" | "race" | "over";
  turn_number: number;
  starter: number | null;
  mover: number;
  sides: Side[];
  colours: Colour[];
  cells: Cell[];
  rock: string;
  carts: number;
  home: number[];
  out: number[];
  stock: number[][]; // L, I, T by seat
  greens: number[];
  uncovered: { cell: string; kind: Kind | null } | null;
  actions_left: number;
  cart_owed: boolean;
  trail: string[];
  rotated: string[];
  used: string[];
  reaches: Record<string, Reach>;
}

interface Tile {
  kind: Kind;
  facing: string;
  rails: string;
}

interface On<Does extends string> {
  does: Does;
  cell: string;
}

export type About =
  | { does: "done" }
  | On<"enter">
  | On<"exit">
  | On<"home">
  | On<"uncover">
  | (On<"move"> & { to: string })
  | { does: "rock"; to: string }
  | (On<"orient"> & Tile)
  | (On<"place"> & Tile)
  | (On<"rotate"> & Tile & { opens: string[]; closes: string[] });
