// Written by scripts/wire_types.py from what the game tells; do not edit.

import type { TableEvent } from "../../table/facts";
import type { HappeningOf } from "../../wire";

export type Hazard = "snake" | "scorpion" | "rockfall" | "gas" | "explosion";

/** Everything on the table; the odds while there is something to choose. */
export interface Cave {
  adventurers: number;
  carried: number;
  chests: number[] | null;
  chosen: number[];
  deck: Record<string, number>;
  expedition: number;
  expeditions: number;
  idol_card: string | null;
  idol_carried: boolean;
  idol_lies: boolean;
  idols: number[] | null;
  inside: number[];
  lying: number;
  met: Hazard[];
  odds: Odds | null;
  path: PathCard[];
  phase: "choose" | "draw" | "over";
  removed: Record<string, number>;
}

/** What the open deck says of one more card, for an adventurer if all stay inside. */
export interface Odds {
  bust: number;
  gain: number;
  loss: number;
}

/** A card of the path: a treasure's number or a hazard's name, and what lies on it. */
export interface PathCard {
  card: string;
  gems: number;
  idol: boolean;
}

/** What one seat knows besides: its sealed choice, and its chest where chests are hidden. */
export interface Fist {
  chest: number | null;
  idols: number | null;
  leaving: number | null;
}

/** A move: how many adventurers leave. */
export interface ChoiceMove {
  leaving: number;
}

/** The facts of each event, by its name. */
export interface GameTold {
  expedition_began: { expedition: number };
  treasure_found: { value: number; inside: number; each: number; left: number };
  idol_found: { inside: number };
  idol_taken: { seat: number };
  hazard_met: { hazard: Hazard };
  expedition_fled: { hazard: Hazard; seats: number[]; lost: number };
  choice_sealed: { seat: number };
  choice_taken_back: { seat: number };
  choices_revealed: { leaving_seats: number[]; staying: number };
  path_shared: { gems: number; leavers: number; each: number; left: number; lying: number[] };
  treasure_banked: { seat: number; gems: number };
  expedition_ended: { expedition: number; left: number };
  game_ended: { scores: number[]; winner_seats: number[] };
}

export type GameEvent = {
  [E in keyof GameTold]: HappeningOf<E, GameTold[E]> & { at_table?: false };
}[keyof GameTold];

/** What happens in this game and at its table. */
export type Happened = GameEvent | TableEvent;
