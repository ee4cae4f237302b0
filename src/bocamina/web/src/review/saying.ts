// An analysis in words.

import type { GameTable, GameView, Legal } from "../games/contract";
import { factsOf, messageId } from "../i18n/tell";
import { say, words } from "../i18n/words.svelte";
import type { Decision, KeyMoment, Spoken } from "./facts";

/** What moves and seats are called at a position. */
export interface Wording {
  game: string;
  table: GameTable;
  names: readonly string[];
  view: GameView<unknown, unknown> | null;
  legal: readonly Legal<unknown>[];
  described?: Readonly<Record<string, unknown>>; // moves later in the same turn
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a move in words, or as it is written where it is not among those that were legal. */
export function sayMove(move: string, wording: Wording): string {
  const { table, names, view, legal, described } = wording;
  const about = described?.[move];
  const found = about ? { move, about } : legal.find((each) => each.move === move);
  return found && view && table.describe ? table.describe(found, view, say, names).trim() : move;
}

/** Returns several moves of one turn in words. */
export function sayTurn(move: string, then: readonly string[], wording: Wording): string {
  const known = then.length > 0 ? wording : { ...wording, described: {} };
  return [move, ...then].map((each) => sayMove(each, known).replace(/\.$/, "")).join(" · ");
}

/** Returns what a move is worth: the chance to win, or what it gains where nobody can win. */
export function sayWorth(by: string, win: number, gain: number): string {
  return by === "gain"
    ? say("web-review-gain", { gain: Math.round(gain * 10) / 10 })
    : say("web-review-percent", { percent: Math.round(win * 100) });
}

/** Returns a reason in words, told to the seat that decides. */
export function sayReason(reason: Spoken, decision: Decision, wording: Wording): string {
  const { game, names } = wording;
  const facts = factsOf(
    { version: 0, event: reason.kind, facts: reason.facts },
    names,
    decision.seat,
    say,
  );
  facts["against"] = reason.against ? "yes" : "no";
  for (const name of ["move", "then_moves"])
    if (name in facts)
      facts[name] = String(facts[name])
        .split(" · ")
        .map((move) => sayMove(move, wording))
        .join(" · ");
  const told = words.sayFirst(
    [messageId("advice", game, "why", reason.kind), messageId("advice", "why", reason.kind)],
    facts,
  );
  if (!reason.against) return told;
  return say("advice-why-against", { move: sayMove(reason.against, wording), words: told });
}

/** Returns what mattered at a step in words: those of its kind, or else what happened there. */
export function sayMoment(
  moment: KeyMoment,
  game: string,
  names: readonly string[],
  happened: string,
): string {
  const messages = [messageId("analysis", game, moment.kind), messageId("analysis", moment.kind)];
  if (!messages.some(words.knows)) return happened;
  const told = { ...moment.facts, seat: moment.seat };
  const facts = factsOf({ version: 0, event: moment.kind, facts: told }, names, -1, say);
  const points = Math.round(Math.abs(moment.size) * 100);
  const gains = moment.size >= 0 ? "yes" : "no";
  return sentence(words.sayFirst(messages, { ...facts, points, gains }));
}
