// Written by scripts/wire_types.py from what an analysis tells; do not edit.

/** The analysis of a finished game, as far as it is done. */
export interface Analysis {
  subject: Subject;
  points: Point[];
  divisions: Division[];
  decisions: Decision[];
  costly: KeyMoment[];
  fates: KeyMoment[];
  balances: Balance[];
  rounds: RoundBeliefs[];
  expeditions: ExpeditionAccount[];
  turns: RaceTurn[];
  missing: string[];
  omitted: Omission;
  lies: KeyMoment[];
}

/** The game that was analysed, and the analysis's parameters. */
export interface Subject {
  key: string;
  game: string;
  settings: string;
  seats: number;
  steps: number;
  parts: number;
  scores: number[];
  results: number[];
  seconds: number;
  version: number;
  advice_version: number;
}

/** How everybody stood after a step. */
export interface Point {
  step: number;
  mover: number;
  text: string;
  part: number;
  chances: number[];
  sides: Record<string, number>;
}

/** What a step brought each seat, by cause. The five add up to the change of its chance. */
export interface Division {
  step: number;
  luck: number[];
  play: number[];
  unknowable: number[];
  others: number[];
  open: number[];
}

/** A choice among moves that differ, judged by what the seat could know when it made it. */
export interface Decision {
  step: number;
  last: number;
  counted: number;
  seat: number;
  part: number;
  move: string;
  then: string[];
  legal: number;
  classes: number;
  win: number;
  best: string;
  best_then: string[];
  best_win: number;
  cost: number;
  cost_error: number;
  is_clear: boolean;
  by: string;
  gain_of: string;
  gain: number;
  best_gain: number;
  gain_is_exact: boolean;
  play: number;
  worlds: number;
  reasons: Spoken[];
  beliefs: Spoken[];
  alternatives: Alternative[];
  described: Record<string, Record<string, unknown>>;
  facts: ChoiceDetails;
}

/** Something to say: `advice-<game>-<part>-<kind>` has the words, as for advice. */
export interface Spoken {
  kind: string;
  facts: Record<string, number | string>;
  against: string;
}

/** A class of equivalent moves, the first standing for all. */
export interface Alternative {
  moves: string[];
  then: string[];
  win: number;
  cost: number;
  cost_error: number;
  gain: number;
}

/** Facts of a decision that a page reads by name, and not only its words. */
export interface ChoiceDetails {
  earlier?: number;
  later?: number;
  luck?: string;
  now?: number;
  role?: string;
}

/** A step worth looking at: a costly decision, a turn of fate, or a lie that was believed. */
export interface KeyMoment {
  kind: string;
  step: number;
  began: number;
  ended: number;
  part: number;
  seat: number;
  size: number;
  facts: MomentDetails;
}

/** Facts of a key moment that a page reads by name, and not only its words. */
export interface MomentDetails {
  after?: number;
  before?: number;
  best_win?: number;
  by?: string;
  leaving?: number;
  number?: number;
  win?: number;
}

/** A seat's whole game: `start` and the five add up to `result`. */
export interface Balance {
  seat: number;
  start: number;
  result: number;
  luck: number;
  play: number;
  unknowable: number;
  others: number;
  open: number;
  decisions: number;
  clear: number;
  given_away: number;
  worst: number[];
}

/** The beliefs in one round of Saboteur. */
export interface RoundBeliefs {
  part: number;
  began: number;
  ended: number;
  saboteurs: number[];
  treasure: number;
  beliefs: BeliefPoint[];
  knowable: Knowable[];
  claims: CheckedClaim[];
  winner: string;
}

/** How likely each seat was a saboteur after a step, to the watcher and to every seat. */
export interface BeliefPoint {
  step: number;
  watcher: number[];
  seats: number[][];
  treasure: number[];
  certain: number[][];
}

/** When somebody could have known a seat's role; None if never before it was revealed. */
export interface Knowable {
  observer: number;
  suspect: number;
  role: string;
  certain: number | null;
  likely: number | null;
}

/** A claim, whether it was true, and its effect on the watcher's belief. */
export interface CheckedClaim {
  step: number;
  part: number;
  seat: number;
  phrase: string;
  about: number;
  holds: boolean | null;
  of: string;
  target: number;
  before: number;
  after: number;
}

/** One way into the cave, with the luck of the deck. */
export interface ExpeditionAccount {
  part: number;
  began: number;
  ended: number;
  cards: string[];
  hazard: string;
  banked: number[];
  expected: number;
  luck: number[];
}

/** One turn of the race: fewest actions to get across, before and after, cart by cart. */
export interface RaceTurn {
  number: number;
  seat: number;
  began: number;
  ended: number;
  moves: string[];
  best: string[];
  cost: number | null;
  before: number[][];
  after: number[][];
  farthest: number;
  blocked: Record<string, number>;
}

/** What was left out because the record is too long. */
export interface Omission {
  steps: number;
  decisions: number;
}
