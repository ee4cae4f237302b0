import { expect, test } from "vitest";
import { changesOf, chaptersOf, rangeOf } from "./chapters";
import type { Analysis, Point } from "./facts";

const point = (step: number, part: number, ...chances: number[]): Point => ({
  step,
  part,
  chances,
  mover: 0,
  text: "",
  sides: step > 1 ? { digger: chances[0]! } : {},
});
const told = (points: Point[], began: number[] = []) =>
  ({ points, turns: began.map((each) => ({ began: each })) }) as unknown as Analysis;

test("every step is in one chapter, which begins where the one before ended", () => {
  const points = [1, 1, 2, 3, 3].map((part, step) => point(step, part, 1));
  const chapters = chaptersOf(told(points));
  expect(chapters.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(chapters.flatMap((each) => each.points)).toEqual(points);
  expect(chapters.map(({ before }) => before?.step)).toEqual([undefined, 1, 2]);
});

test("a race has two: the board that is laid, and what is raced on it", () => {
  const points = [0, 1, 2, 3].map((step) => point(step, 0, 1));
  const chapters = chaptersOf(told(points, [2, 3]));
  expect(chapters.map((each) => each.points.map(({ step }) => step))).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test("those who fare alike are told together, and whoever stays the same is not", () => {
  const changes = changesOf(point(0, 1, 0.2, 0.2, 0.3, 0.2), point(1, 1, 0.15, 0.25, 0.3, 0.25));
  expect(changes).toEqual([
    { seats: [0], from: 20, to: 15 },
    { seats: [1, 3], from: 20, to: 25 },
  ]);
});

test("of a line its ends are told, and what lies beyond them with the step", () => {
  const points = [0.2, 0.5, 0.1, 0.4].map((chance, step) => point(step, 1, chance));
  expect(rangeOf(points, ({ chances }) => chances[0])).toEqual({
    start: 20,
    end: 40,
    most: { percent: 50, step: 1 },
    least: { percent: 10, step: 2 },
  });
  expect(rangeOf(points, ({ sides }) => sides["digger"])?.least).toBeNull();
  expect(rangeOf([], () => 1)).toBeNull();
});
