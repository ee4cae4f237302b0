// What Saboteur's describe.py says.

export const TOOLS = ["lamp", "cart", "pickaxe"] as const;
export type Tool = (typeof TOOLS)[number];
export type Role = "digger" | "saboteur";
export type GoalKind = "treasure" | "stone-ES" | "stone-SW";

/** A card that lies in the mine. */
export interface LaidCard {
  x: number;
  y: number;
  card: string; // a path as it lies, "start", "face-down", "treasure" or "stone"
  openings: string;
  joined: boolean;
  goal: number; // 1 to 3, else 0
}

export interface Mine {
  phase: "starter" | "roles" | "goals" | "deal" | "play" | "draw" | "gold" | "draft" | "pay" | "over";
  round: number;
  rounds: number;
  starter: number | null;
  cards: LaidCard[];
  deck: number;
  hands: number[];
  discards: Record<string, number>;
  passed: number[];
  looks: number[][];
  broken: { tool: Tool; by: number }[][];
  saboteurs: [number, number];
  dwarves: Role[] | null;
  spare: Role | null;
  finder: number | null; // the seat that opened the way to the treasure, once the round is over
  gold_left: number;
  owed: number; // nuggets to each saboteur, where the treasure was not reached
  ledger: { round: number; seat: number; pay: { cards: number; nuggets: number; change: number } | null }[];
  totals: number[] | null;
}

export interface Dwarf {
  role: Role | null;
  hand: string[];
  goals: (GoalKind | null)[];
  discarded: string[];
  offered: number[];
  gold: number[];
}

export type About =
  | { does: "dig"; card: string; path: string; x: number; y: number }
  | { does: "rockfall"; card: string; x: number; y: number }
  | { does: "map"; card: string; goal: number }
  | { does: "break" | "mend"; card: string; tool: Tool; seat: number }
  | { does: "discard"; card: string }
  | { does: "pass" }
  | { does: "take" | "collect"; gold: number[] };

export type Does = About["does"];
