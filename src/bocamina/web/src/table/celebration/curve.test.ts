import { expect, test } from "vitest";
import { draw, samples, spread } from "./curve";

const curve = {
  measure: "gems",
  goal: 0,
  steps: [0, 10, 20],
  lines: [
    [0, 5, 10],
    [0, 0, 2],
  ],
};
const chapters = [
  { step: 1, number: 1 },
  { step: 15, number: 2 },
];

test("a curve goes level and then up", () => {
  const drawn = draw(curve, chapters, 100, 50);
  expect(drawn.most).toBe(10);
  expect(drawn.lines[0]?.path).toBe("M0 50H50V25H100V0");
  expect(drawn.chapters).toEqual([5, 75]);
});

test("a curve begins where its first point is", () => {
  const later = { ...curve, steps: [10, 20, 30] };
  const drawn = draw(later, [{ step: 1, number: 1 }, ...chapters.slice(1)], 100, 50);
  expect(drawn.lines[0]?.path).toBe("M0 50H50V25H100V0");
  expect(drawn.chapters).toEqual([0, 25]);
});

test("names of lines do not cover each other", () => {
  expect(spread([40, 40, 10])).toEqual([40, 30, 10]);
});

test("the numbers are those at the end of each chapter", () => {
  expect(samples(curve, chapters).map(({ values }) => values)).toEqual([
    [5, 0],
    [10, 2],
  ]);
});
