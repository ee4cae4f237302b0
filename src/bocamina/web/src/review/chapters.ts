// The chapters of a game, and the course of everybody's chances in each.

import type { Analysis, Point } from "./facts";

/** A round, an expedition, or the board that is laid (0) and the race on it (1). */
export interface Chapter {
  number: number;
  points: readonly Point[];
  before: Point | undefined; // everybody's chances at its start; none before the first step
}

/** Several seats whose chances changed equally, in per cent. */
export interface Change {
  seats: readonly number[];
  from: number;
  to: number;
}

/** The course of a chance, in per cent: its ends and extremes. */
export interface Range {
  start: number;
  end: number;
  most: { percent: number; step: number } | null;
  least: { percent: number; step: number } | null;
}

export const percent = (chance: number) => Math.round(chance * 100);

/** Divides a game into its chapters. */
export function chaptersOf({ points, turns }: Analysis): Chapter[] {
  const race = turns[0]?.began ?? Infinity;
  const found: (Chapter & { points: Point[] })[] = [];
  points.forEach((point, index) => {
    const number = point.part || (point.step >= race ? 1 : 0);
    const last = found.at(-1);
    if (last?.number === number) last.points.push(point);
    else found.push({ number, points: [point], before: points[index - 1] });
  });
  return found;
}

/** Returns whose chances changed, grouping equal changes. */
export function changesOf(before: Point, after: Point): Change[] {
  const found = new Map<string, Change & { seats: number[] }>();
  after.chances.forEach((chance, seat) => {
    const [from, to] = [percent(before.chances[seat] ?? chance), percent(chance)];
    if (from === to) return;
    const alike = found.get(`${from} ${to}`);
    if (alike) alike.seats.push(seat);
    else found.set(`${from} ${to}`, { seats: [seat], from, to });
  });
  return [...found.values()];
}

/** Returns the course of a number from the first point to the last, where they have it. */
export function rangeOf(
  points: readonly Point[],
  chanceIn: (point: Point) => number | undefined,
): Range | null {
  const line = points.flatMap((point) => {
    const chance = chanceIn(point);
    return chance === undefined ? [] : [{ percent: percent(chance), step: point.step }];
  });
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return null;
  const ends = [first.percent, last.percent];
  const most = line.reduce((a, b) => (b.percent > a.percent ? b : a));
  const least = line.reduce((a, b) => (b.percent < a.percent ? b : a));
  return {
    start: first.percent,
    end: last.percent,
    most: most.percent > Math.max(...ends) ? most : null,
    least: least.percent < Math.min(...ends) ? least : null,
  };
}
