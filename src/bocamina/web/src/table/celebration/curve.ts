// The geometry of a curve, and its values at the end of each chapter.

import type { ToldChapter, ToldCurve } from "../../wire";

export interface DrawnCurve {
  most: number;
  chapters: number[]; // where they begin
  lines: { path: string; x: number; y: number }[]; // with their last points
  labels: number[]; // the places of the lines' names, without overlaps
}

const APART = 10;
const round = (number: number) => Math.round(number * 10) / 10;

/** Fits a curve into a frame. */
export function draw(
  { steps, lines, goal }: ToldCurve,
  chapters: readonly ToldChapter[],
  width: number,
  height: number,
): DrawnCurve {
  const first = steps[0] ?? 0;
  const last = Math.max(first + 1, steps.at(-1) ?? 1);
  const most = Math.max(1, goal, ...lines.flat());
  const across = (step: number) => {
    const inside = Math.min(Math.max(step, first), last);
    return round(((inside - first) / (last - first)) * width);
  };
  const up = (value: number) => round(height - (Math.max(0, value) / most) * height);
  const drawn = lines.map((line) => ({
    // Nothing changes between two points, so lines are step functions.
    path: line
      .map((value, point) => {
        const x = across(steps[point] ?? 0);
        return point === 0 ? `M${x} ${up(value)}` : `H${x}V${up(value)}`;
      })
      .join(""),
    x: across(last),
    y: up(line.at(-1) ?? 0),
  }));
  return {
    most,
    chapters: chapters.map(({ step }) => across(step)),
    lines: drawn,
    labels: spread(drawn.map(({ y }) => y)),
  };
}

/** Moves heights apart if they are too close. */
export function spread(heights: readonly number[], apart = APART): number[] {
  const order = heights.map((_, line) => line).sort((a, b) => heights[b]! - heights[a]!);
  const moved = [...heights];
  let below = Infinity;
  for (const line of order) {
    moved[line] = below = Math.min(moved[line]!, below - apart);
  }
  return moved;
}

/** Returns the values of the lines at the end of each chapter. */
export function samples(
  { steps, lines }: ToldCurve,
  chapters: readonly ToldChapter[],
): { chapter: ToldChapter; values: number[] }[] {
  return chapters.map((chapter, number) => {
    const end = chapters[number + 1]?.step ?? Infinity;
    const point = Math.max(0, steps.filter((step) => step < end).length - 1);
    return { chapter, values: lines.map((line) => line[point] ?? 0) };
  });
}
