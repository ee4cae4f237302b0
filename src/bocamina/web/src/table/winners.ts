// Who won, in a sentence.

import { listNames } from "../i18n/tell";
import { say } from "../i18n/words.svelte";
import type { TableFacts } from "../wire";
import { namesOf } from "./seats";

/** Returns how a game ended, as one of its seats is told, or -1, who watches. */
export function headingOf(facts: TableFacts, you: number): string {
  const { winners = [], scores = [] } = facts.result ?? {};
  if (facts.seats.length === 1) return say("terminal-alone", { score: scores[0] ?? 0 });
  if (winners.length === 1 && winners[0] === you) return say("terminal-you-win");
  const names = namesOf(facts);
  const told = listNames(winners.map((seat) => names[seat] ?? "?"), say);
  return say("terminal-others-win", { count: winners.length, names: told });
}
