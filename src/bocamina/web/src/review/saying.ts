// An analysis in words.

import type { GameTable, GameView, Legal } from "../games/contract";
import { factsOf, listNames, messageId } from "../i18n/tell";
import { say, sayOf, words } from "../i18n/words.svelte";
import { sayAgainst, sayWords } from "../table/advising";
import type { Analysis, Decision, KeyMoment } from "./facts";
import { chosenIn, pointsOf, riseOf, signed, type TellingMoment } from "./points";

/** The words for moves and seats at a position. */
export interface Wording {
  game: string;
  table: GameTable;
  names: readonly string[];
  view: GameView<unknown, unknown> | null;
  legal: readonly Legal<unknown>[];
  described?: Readonly<Record<string, unknown>>; // moves of its decision
  mover?: number; // whose decision it is: the view may be another's
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a move in words, or in notation if the game has none. */
export function sayMove(move: string, wording: Wording): string {
  const { table, names, view, legal, described, mover } = wording;
  const about = described?.[move];
  const found = about ? { move, about } : legal.find((each) => each.move === move);
  if (!table.describe) return move;
  if (!found || !view) return say("web-review-a-move");
  return table.describe(found, view, say, names, mover).trim();
}

/** Tells whether a move of a decision can be put into words yet. */
export function isDescribed({ table, view, described }: Wording, move: string): boolean {
  return view !== null && (!table.describe || Boolean(described?.[move]));
}

/** Returns the moves of one turn in words. */
export function sayMoves(move: string, then: readonly string[], wording: Wording): string[] {
  // A legal move has more facts, so a single move is worded as at the table.
  const isLegal = wording.legal.some((each) => each.move === move);
  const known = then.length === 0 && isLegal ? { ...wording, described: {} } : wording;
  return [move, ...then].map((each) => sayMove(each, known).replace(/\.$/, ""));
}

/** Returns the moves of one turn in one line. */
export function sayTurn(move: string, then: readonly string[], wording: Wording): string {
  return sayMoves(move, then, wording).join(" · ");
}

/** Returns the played move, the better one, and that it may have gone well. */
export function sayInstead(
  decision: Decision,
  wording: Wording,
  alike: readonly KeyMoment[] = [], // the same mistake of others, at once
): string {
  const { move, then, best, best_then } = decision;
  if (!isDescribed(wording, best)) return "";
  const told = { played: sayTurn(move, then, wording), best: sayTurn(best, best_then, wording) };
  const more = [sayHindsight(decision, wording.names, alike), sayRise(decision, wording)];
  return [say("web-review-instead", told), ...more].filter(Boolean).join(" ");
}

/** Returns the worth of a move: the chance to win, or the gain if nobody can win. */
export function sayWorth(by: string, win: number, gain: number, game: string): string {
  return by === "gain"
    ? sayOf(game, "review-gain", { gain: Math.round(gain * 10) / 10 })
    : say("web-review-percent", { percent: Math.round(win * 100) });
}

/** Returns why another move was better, addressed to the seat that decides; reasons against one
 *  move are merged, so that it is named once. */
export function sayReasons({ reasons, seat }: Decision, wording: Wording): string[] {
  const to = { ...wording, seat, sayMove: (move: string) => sayMove(move, wording) };
  const found = new Map<string, string[]>();
  reasons.forEach((reason) => {
    const told = sayWords("why", reason, to);
    found.set(reason.against, [...(found.get(reason.against) ?? []), told]);
  });
  return [...found].flatMap(([against, told]) =>
    against ? [sayAgainst(against, told.join(" "), to)] : told,
  );
}

/** Returns a key moment in words: the message of its kind, or else its events. */
export function sayMoment(
  moment: KeyMoment,
  game: string,
  names: readonly string[],
  happened: string,
): string {
  const messages = [messageId("analysis", game, moment.kind), messageId("analysis", moment.kind)];
  if (!messages.some(words.knows)) return happened;
  const told = { ...moment.facts, seat: moment.seat };
  const facts = factsOf(told, names, -1, say);
  const points = Math.abs(pointsOf(moment));
  const gains = moment.size >= 0 ? "yes" : "no";
  const chosen = moment.kind === "decision" ? 0 : chosenIn(moment);
  const own = { own: chosen ? "yes" : "no", chosen: signed(chosen) };
  return sentence(words.sayFirst(messages, { ...facts, points, gains, ...own }));
}

/** Returns that several made the same mistake at once, or nothing if it was only one. */
export function sayAlike(moment: TellingMoment, names: readonly string[]): string {
  const all = [moment, ...(moment.alike ?? [])];
  if (all.length === 1) return "";
  const costs = all.map(({ points }) => Math.abs(points ?? 0));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const who = listNames(
    all.map(({ seat }) => names[seat] ?? "?"),
    say,
  );
  return say("analysis-alike", { who, points: least === most ? `${most}` : `${least}–${most}` });
}

/** Returns that a choice went better or worse than judged, if the next card shows so. */
export function sayHindsight(
  decision: Decision,
  names: readonly string[],
  alike: readonly KeyMoment[] = [],
): string {
  const { luck } = decision.facts; // which older analyses do not tell
  if (!luck) return "";
  const all = [decision, ...alike].map(({ seat }) => names[seat] ?? "?");
  return say("analysis-hindsight", { luck, who: listNames(all, say), many: all.length });
}

/** Returns why the curve rises at a clear mistake, if it does and the game can explain it. */
export function sayRise(decision: Decision, { game, names }: Wording): string {
  const points = riseOf(decision);
  const rise = messageId("analysis", game, "rise");
  if (points === 0 || !words.knows(rise)) return "";
  return say(rise, { points, who: names[decision.seat] ?? "?" });
}

/** Returns the words of a lie. */
export function sayLie({ rounds }: Analysis, { step, seat, facts }: KeyMoment): string {
  const claim = rounds
    .flatMap(({ claims }) => claims)
    .find((each) => each.step === step && each.seat === seat && each.target + 1 === facts.number);
  if (!claim) return "";
  const number = claim.about + 1;
  return say("web-review-said", { words: say(claim.phrase, { about: number, number }) });
}
