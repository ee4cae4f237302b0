// Written by scripts/wire_types.py from what happens at tables; do not edit.

import type { HappeningOf } from "../wire";

/** The facts of each event, by its name. */
export interface TableTold {
  rules_changed: { settings: string };
  seat_taken: { seat: number; name: string };
  bot_seated: { seat: number; name: string; player: string };
  seat_freed: { seat: number; name: string };
  player_removed: { seat: number; name: string; playing: boolean };
  player_readmitted: { name: string };
  watchers_admitted: { watchers: boolean };
  latecomers_invited: { latecomers: boolean };
  bot_relieved: { seat: number; name: string; bot: string };
  entropy_added: { seat: number };
  game_started: Record<string, never>;
  seat_resigned: { seat: number };
  help_chosen: { seat: number; by: string };
  bot_stood_in: { seat: number };
  text_said: { seat: number; text: string };
  phrase_said: { seat: number; phrase: string; about: number };
  clocks_stopped: Record<string, never>;
  clocks_resumed: Record<string, never>;
  rules_renewed: { rules: number };
  table_reopened: Record<string, never>;
  seed_revealed: { seed: string };
}

export type TableEvent = {
  [E in keyof TableTold]: HappeningOf<E, TableTold[E]> & { at_table: true };
}[keyof TableTold];

/** Something that happened; what can happen in a game is in its facts.ts. */
export type Happening =
  TableEvent | (HappeningOf<string, Record<string, unknown>> & { at_table?: false });
