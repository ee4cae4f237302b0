// Chances as whole points for people.

import type { Analysis, Decision, KeyMoment } from "./facts";

/** A moment with its effect on its seat's chance, if that is why it is listed. */
export type TellingMoment = KeyMoment & { points: number | null; alike?: TellingMoment[] };

/** Returns the key moments of a game, from its first step to its last. */
export function matteredIn({ costly, fates, lies }: Analysis): TellingMoment[] {
  return [
    ...costly.map((each) => ({ ...each, points: each.facts.by === "win" ? pointsOf(each) : null })),
    ...fates.map((each) => ({ ...each, points: pointsOf(each) })),
    ...lies.map((each) => ({ ...each, points: null })),
  ].sort((a, b) => a.step - b.step);
}

/** Merges identical mistakes that were made at once, as sealed choices are. */
export function folded(
  moments: readonly TellingMoment[],
  decisions: readonly Decision[],
): TellingMoment[] {
  const found = new Map<string, TellingMoment>();
  for (const moment of moments) {
    const made = decisions.find(({ step, seat }) => step === moment.step && seat === moment.seat);
    const isMistake = moment.kind === "decision" && moment.points !== null && made;
    const key = isMistake ? [made.counted, made.move, made.best].join() : `${found.size}`;
    const first = found.get(key);
    if (first) first.alike!.push(moment);
    else found.set(key, { ...moment, alike: [] });
  }
  return [...found.values()];
}

/** Returns the points of a change that were due to the seat's own choice; 1 may be rounding. */
export function chosenIn({ size, facts }: KeyMoment): number {
  const chosen = Math.round((facts.after ?? 0) - (facts.before ?? 0) - size * 100);
  return Math.abs(chosen) >= 2 ? chosen : 0;
}

/** Returns the effect of a moment in whole points, consistent with the rounded chances shown. */
export function pointsOf(moment: KeyMoment): number {
  const { win, best_win, before, after } = moment.facts;
  if (win !== undefined && best_win !== undefined) return win - best_win;
  if (before === undefined || after === undefined) return Math.round(moment.size * 100);
  return after - before - chosenIn(moment);
}

const inPoints = (share: number) => Math.round(share * 100);

/** Returns the cost of a decision in whole points, consistent with the rounded chances shown. */
export function givenAway({ cost, win, best_win }: Decision): number {
  return inPoints(cost) === 0 ? 0 : inPoints(best_win) - inPoints(win);
}

const LITTLE = 3; // points

export type Clarity = "best" | "clear" | "perhaps" | "close";

/** Tells whether a decision was the best, a clear mistake, perhaps one, or as good as the best. */
export function clarityOf({ is_clear, by, cost }: Decision): Clarity {
  if (is_clear) return "clear";
  if (cost === 0) return "best";
  return by === "win" && inPoints(cost) >= LITTLE ? "perhaps" : "close";
}

/** Returns by how many points the curve rose at a clear mistake, or 0 where it did not. */
export function riseOf({ is_clear, play }: Decision): number {
  return is_clear ? Math.max(0, Math.round(play * 100)) : 0;
}

/** Tells whether somebody played alone, so that nobody wins and only gems count. */
export function isSolo({ subject }: Analysis): boolean {
  return subject.seats === 1;
}

/** Returns a number with its sign, as a language writes it. */
export function signed(points: number, language = "en"): string {
  const size = Math.abs(points).toLocaleString(language);
  return points > 0 ? `+${size}` : points < 0 ? `−${size}` : "0";
}

/** Returns the parts of a change of chances in whole points that add up as shown. */
export function rowOf(start: number, parts: readonly number[], result: number): number[] {
  return shares(parts, (Math.round(result * 100) - Math.round(start * 100)) / 100);
}

/** Rounds parts to whole points that add up to the whole (largest remainder method). */
export function shares(parts: readonly number[], whole: number): number[] {
  const exact = parts.map((part) => part * 100);
  const found = exact.map(Math.floor);
  const missing = Math.round(whole * 100) - found.reduce((a, b) => a + b, 0);
  const order = exact.map((_, index) => index);
  order.sort((a, b) => exact[b]! - found[b]! - (exact[a]! - found[a]!));
  for (const index of order.slice(0, Math.max(0, missing))) found[index]! += 1;
  return found;
}
