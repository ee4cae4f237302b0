// Who won, in a sentence.

import { listNames, messageId } from "../i18n/tell";
import { words } from "../i18n/words.svelte";
import type { TableFacts } from "../wire";
import { namesOf } from "./seats";

type Ended = Pick<TableFacts, "game" | "seats" | "result">;

/** Returns the result of a game in words for one of its seats, or a watcher (-1). */
export function headingOf(facts: Ended, you: number, { say, knows } = words): string {
  const { winners = [], scores = [] } = facts.result ?? {};
  if (facts.seats.length === 1) return say("game-over-alone", { score: scores[0] ?? 0 });
  const names = namesOf(facts);
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? "?");
  const told = { count: winners.length, names: listNames(others, say) };
  if (!winners.includes(you)) return say(ownWords("game-over-others-win"), told);
  return say(winners.length === 1 ? "game-over-you-win" : ownWords("game-over-you-share"), told);

  /** For several winners, the game may have its own word, such as a draw. */
  function ownWords(message: string): string {
    const own = messageId(facts.game, message);
    return winners.length > 1 && knows(own) ? own : message;
  }
}
