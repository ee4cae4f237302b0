import { expect, test } from "vitest";
import type { Decision, Point } from "./facts";
import { bands, draw, pointAt, stepAt } from "./lines";
import { clarityOf, rowOf, shares, signed } from "./points";

const FRAME = { width: 100, height: 50 };

test("lines run from left to right, the greatest chance on top", () => {
  const [line] = draw([0, 5, 10], [[0.25, 0.5, 1]], 10, FRAME);
  expect(line?.path).toBe("M0 37.5L50 25L100 0");
});

test("lines that end together have signs apart from each other", () => {
  const drawn = draw(
    [0, 10],
    [
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    10,
    FRAME,
  );
  expect(Math.abs(drawn[0]!.label - drawn[1]!.label)).toBeGreaterThanOrEqual(10);
});

test("a step between two points is at the earlier, and a tap finds the nearest step", () => {
  expect(pointAt([0, 4, 9], 8)).toBe(1);
  expect(pointAt([0, 4, 9], 9)).toBe(2);
  expect(stepAt(52, 10, FRAME)).toBe(5);
  expect(stepAt(-9, 10, FRAME)).toBe(0);
});

test("whole points of parts add up to the whole", () => {
  expect(shares([1 / 3, 1 / 3, 1 / 3], 1).reduce((a, b) => a + b)).toBe(100);
  expect(shares([0.125, 0.125, 0.75], 1)).toEqual([13, 12, 75]);
  expect(shares([-0.126, 0.021, -0.095], -0.2)).toEqual([-13, 2, -9]);
  expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "0"]);
  expect([signed(-2.9), signed(1.5, "es")]).toEqual(["−2.9", "+1,5"]);
});

test("a row of luck and skill adds up as it is shown", () => {
  const rows = [
    { start: 0.125, parts: [0.5, 0.25, 0.125, 0], result: 1 }, // one of eight who wins
    { start: 0.125, parts: [-0.02, -0.1, 0, -0.005], result: 0 },
    { start: 0.127, parts: [0.1, 0.05, 0, 0.0563], result: 1 / 3 },
  ];
  for (const { start, parts, result } of rows) {
    const shown = [Math.round(start * 100), ...rowOf(start, parts, result)];
    expect(shown.reduce((a, b) => a + b)).toBe(Math.round(result * 100));
  }
});

test("the sides of each round have a band of their own, with a gap between", () => {
  const told = [0.5, 1, undefined, 0.25].map(
    (digger, step) => ({ step, sides: digger === undefined ? {} : { digger } }) as unknown as Point,
  );
  expect(bands(told, 4, { width: 100, height: 20 })).toEqual([
    { from: 0, to: 25, path: "M0 20L0 10L25 0V20Z" },
    { from: 75, to: 75, path: "M75 20L75 15V20Z" },
  ]);
});

test("a great cost that is not certain is neither a mistake nor as good as the best", () => {
  const decision = (cost: number, is_clear = false) =>
    clarityOf({ cost, is_clear, by: "win" } as Decision);
  expect([decision(0.5, true), decision(0.5), decision(0.01), decision(0)]).toEqual([
    "clear",
    "perhaps",
    "close",
    "best",
  ]);
});
