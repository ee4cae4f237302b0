// The geometry of a curve of chances.

import { spread } from "../table/celebration/curve";
import type { Point } from "./facts";

export interface Plot {
  width: number;
  height: number;
}

export interface DrawnLine {
  path: string;
  y: number; // of its end
  label: number; // the place of its sign, without overlaps
}

export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4"] as const;
const SIGN = 21; // the height of a sign
const round = (number: number) => Math.round(number * 10) / 10;

/** Returns the x coordinate of a step. */
export function across(step: number, steps: number, { width }: Plot): number {
  return round((Math.min(step, steps) / Math.max(1, steps)) * width);
}

/** Returns the y coordinate of a chance: the greatest on top. */
export function down(chance: number, most: number, { height }: Plot): number {
  return round(height - (Math.max(0, Math.min(chance, most)) / most) * height);
}

/** Returns the top of the scale, in steps of a fifth, so that half of it is a round number, too. */
export function mostOf(lines: readonly (readonly number[])[]): number {
  const most = Math.max(0.01, ...lines.flat());
  return Math.min(1, Math.ceil(Math.round(most * 5000) / 1000) / 5);
}

/** Fits the lines into a frame. */
export function draw(
  steps: readonly number[],
  lines: readonly (readonly number[])[],
  last: number,
  frame: Plot,
): DrawnLine[] {
  const most = mostOf(lines);
  const drawn = lines.map((line) => {
    const points = line.map(
      (chance, point) => `${across(steps[point] ?? 0, last, frame)} ${down(chance, most, frame)}`,
    );
    return {
      path: points.length ? `M${points.join("L")}` : "",
      y: down(line.at(-1) ?? 0, most, frame),
    };
  });
  const apart = Math.min(SIGN, frame.height / Math.max(1, lines.length - 1));
  const labels = spread(
    drawn.map(({ y }) => y),
    apart,
  );
  // If they would be above the frame, the others move down.
  const order = labels.map((_, number) => number).sort((a, b) => labels[a]! - labels[b]!);
  order.forEach((number, place) => (labels[number] = Math.max(labels[number]!, place * apart)));
  return drawn.map((line, number) => ({ ...line, label: labels[number] ?? line.y }));
}

/** Returns the point after so many steps: the last that is not later. */
export function pointAt(steps: readonly number[], step: number): number {
  let found = 0;
  steps.forEach((each, point) => {
    if (each <= step) found = point;
  });
  return found;
}

/** Returns the step nearest to an x coordinate. */
export function stepAt(x: number, steps: number, { width }: Plot): number {
  return Math.max(0, Math.min(steps, Math.round((x / Math.max(1, width)) * steps)));
}

/** Returns the chances of all seats after so many steps. */
export function chancesAt(told: readonly Point[], step: number): readonly number[] {
  const steps = told.map((point) => point.step);
  return told[pointAt(steps, step)]?.chances ?? [];
}

/** Fits the diggers' chance in each round into a band: from where to where, and their share. */
export function bands(
  told: readonly Point[],
  last: number,
  frame: Plot,
): { from: number; to: number; path: string }[] {
  const found: { from: number; to: number; path: string }[] = [];
  let places: string[] = [];
  told.forEach(({ step, sides }, index) => {
    const chance = sides["digger"];
    if (chance === undefined) return;
    places.push(`${across(step, last, frame)} ${down(chance, 1, frame)}`);
    if (told[index + 1]?.sides["digger"] !== undefined) return;
    const first = told[index + 1 - places.length]?.step ?? step;
    const [from, to] = [across(first, last, frame), across(step, last, frame)];
    found.push({ from, to, path: `M${from} ${frame.height}L${places.join("L")}V${frame.height}Z` });
    places = [];
  });
  return found;
}
