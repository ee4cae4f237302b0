// Written by scripts/wire_types.py from what the game tells; do not edit.

import type { TableEvent } from "../../table/facts";
import type { HappeningOf } from "../../wire";

export type Tool = "lamp" | "cart" | "pickaxe";

export type Role = "digger" | "saboteur";

export type GoalKind = "treasure" | "stone-ES" | "stone-SW";

export type Phase = "starter" | "roles" | "goals" | "deal" | "play" | "draw" | "gold" | "draft" | "pay" | "over";

export type Shape = "crossroads" | "junction" | "shaft" | "gallery" | "curve" | "dead" | "goal";

export type CardDeed = "dig" | "rockfall" | "map" | "break" | "mend";

/** What cards show, by their names. */
export const FACES: Record<string, Face | undefined> = {"NESW": {"openings": "NESW", "shape": "crossroads"}, "NES": {"openings": "NES", "shape": "junction"}, "NSW": {"openings": "NSW", "shape": "junction"}, "NEW": {"openings": "NEW", "shape": "junction"}, "ESW": {"openings": "ESW", "shape": "junction"}, "NS": {"openings": "NS", "shape": "shaft"}, "EW": {"openings": "EW", "shape": "gallery"}, "NE": {"openings": "NE", "shape": "curve"}, "SW": {"openings": "SW", "shape": "curve"}, "NW": {"openings": "NW", "shape": "curve"}, "ES": {"openings": "ES", "shape": "curve"}, "nesw": {"openings": "NESW", "shape": "dead"}, "nes": {"openings": "NES", "shape": "dead"}, "nsw": {"openings": "NSW", "shape": "dead"}, "new": {"openings": "NEW", "shape": "dead"}, "esw": {"openings": "ESW", "shape": "dead"}, "ns": {"openings": "NS", "shape": "dead"}, "ew": {"openings": "EW", "shape": "dead"}, "ne": {"openings": "NE", "shape": "dead"}, "sw": {"openings": "SW", "shape": "dead"}, "nw": {"openings": "NW", "shape": "dead"}, "es": {"openings": "ES", "shape": "dead"}, "n": {"openings": "N", "shape": "dead"}, "s": {"openings": "S", "shape": "dead"}, "e": {"openings": "E", "shape": "dead"}, "w": {"openings": "W", "shape": "dead"}, "treasure": {"openings": "NESW", "shape": "goal"}, "stone-ES": {"openings": "ES", "shape": "goal"}, "stone-SW": {"openings": "SW", "shape": "goal"}};

/** Everything on the table. */
export interface Mine {
  broken: Broken[][];
  cards: LaidCard[];
  deck: number;
  discards: Record<string, number>;
  dwarves: Role[] | null;
  finder: number | null;
  goals: Place[];
  gold_cards: number[];
  gold_left: number;
  hands: number[];
  ledger: Entry[];
  looks: number[][];
  owed: number;
  passed: number[];
  phase: Phase;
  round: number;
  rounds: number;
  saboteurs: [number, number];
  spare: Role | null;
  starter: number | null;
  totals: number[] | null;
}

/** A broken tool and the seat that broke it. */
export interface Broken {
  by: number;
  tool: Tool;
}

/** A card of the mine: a path as it lies, start, face-down, treasure or stone; goals from 1. */
export interface LaidCard {
  card: string;
  goal: number;
  joined: boolean;
  kind: GoalKind | null;
  openings: string;
  x: number;
  y: number;
}

/** A cell of the mine. */
export interface Place {
  x: number;
  y: number;
}

/** Who took gold in which round; of a saboteur's pay everybody knows what it came to. */
export interface Entry {
  pay: Pay | null;
  round: number;
  seat: number;
}

/** What a saboteur's pay came to. */
export interface Pay {
  cards: number;
  change: number;
  nuggets: number;
}

/** What one seat knows besides; `cards` tells of each card in the hand, by its name. */
export interface Dwarf {
  cards: Record<string, Card>;
  discarded: string[];
  goals: (GoalKind | null)[];
  gold: number[];
  hand: string[];
  nuggets: number;
  offered: number[];
  role: Role | null;
}

/** A card of the hand: what it is for, its name the other way up, and what forbids it now. */
export interface Card {
  barred: Bar | null;
  does: CardDeed;
  turned: string;
}

/** What forbids a card wherever one would play it, as a refusal tells it. */
export interface Bar {
  clause: string;
  facts: Record<string, string>;
  reason: string;
}

/** What nobody knew, told when the game is over. */
export interface Unseen {
  deck: Record<string, number>;
  goals: (GoalKind | null)[];
  pile: number[];
  spare: Role | null;
}

/** Laying a path card: the card of the hand, and as it lies. */
export interface DigMove {
  card: string;
  does: "dig";
  path: string;
  x: number;
  y: number;
}

/** Burying a card of the mine. */
export interface RockfallMove {
  card: string;
  does: "rockfall";
  x: number;
  y: number;
}

/** Looking at a goal, from 1. */
export interface MapMove {
  card: string;
  does: "map";
  goal: number;
}

/** Breaking or mending a seat's tool. */
export interface ToolMove {
  card: string;
  does: "break" | "mend";
  seat: number;
  tool: Tool;
}

/** Passing with a card. */
export interface DiscardMove {
  card: string;
  does: "discard";
}

/** Passing without cards. */
export interface PassMove {
  does: "pass";
}

/** Taking gold cards of these worths. */
export interface GoldMove {
  does: "collect" | "take";
  gold: number[];
}

export type MoveFacts = DigMove | RockfallMove | MapMove | ToolMove | DiscardMove | PassMove | GoldMove;

/** What a path card or a goal shows: the sides that it is open to, and its shape. */
export interface Face {
  openings: string;
  shape: Shape;
}

/** The facts of each event, by its name. */
export interface GameTold {
  starter_drawn: { seat: number };
  role_seen: { seat: number; role: Role };
  roles_dealt: { fewest: number; most: number };
  goals_laid: Record<string, never>;
  card_seen: { seat: number; card: string };
  round_began: { round: number; starter_seat: number; hand: number };
  card_drawn: { seat: number; left: number };
  path_dug: { seat: number; path: string; x: number; y: number };
  goal_revealed: { goal: number; kind: GoalKind };
  rock_fell: { seat: number; path: string; x: number; y: number };
  map_read: { seat: number; goal: number };
  goal_seen: { seat: number; goal: number; kind: GoalKind };
  tool_broken: { seat: number; target_seat: number; tool: Tool };
  tool_mended: { seat: number; target_seat: number; tool: Tool; card: string };
  card_passed: { seat: number };
  passed_card_seen: { seat: number; card: string };
  card_discarded: { seat: number; card: string };
  handless_passed: { seat: number };
  treasure_reached: { seat: number };
  cards_ran_out: Record<string, never>;
  goal_shown: { goal: number; kind: GoalKind };
  dwarves_revealed: { saboteur_seats: number[]; spare: Role };
  nobody_paid: Record<string, never>;
  gold_drawn: { seat: number; cards: number };
  gold_offered: { seat: number; gold: number[] };
  gold_taken: { seat: number; left: number };
  gold_kept: { seat: number; gold: number[] };
  pay_collected: { seat: number; nuggets: number; cards: number; change: number };
  game_ended: { totals: number[]; winner_seats: number[] };
}

export type GameEvent = {
  [E in keyof GameTold]: HappeningOf<E, GameTold[E]> & { at_table?: false };
}[keyof GameTold];

/** What happens in this game and at its table. */
export type Happened = GameEvent | TableEvent;
