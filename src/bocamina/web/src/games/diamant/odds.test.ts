import { expect, test } from "vitest";
import { oddsOf } from "./odds";

const deck = { "5": 2, "11": 1, snake: 2, gas: 3 };

test("no hazard met is no risk", () => {
  const odds = oddsOf({ deck, met: [], carried: 7, adventurers: 2 });
  expect(odds.bust).toBe(0);
  expect(odds.loss).toBe(0);
  expect(odds.gain).toBeCloseTo((2 * 2 + 5) / 8);
});

test("each hazard met counts with what is left of it", () => {
  const odds = oddsOf({ deck, met: ["snake", "explosion"], carried: 8, adventurers: 1 });
  expect(odds.bust).toBeCloseTo(2 / 8);
  expect(odds.loss).toBeCloseTo(2);
});

test("an empty deck or cave has no odds", () => {
  expect(oddsOf({ deck: {}, met: [], carried: 0, adventurers: 3 }).bust).toBe(0);
  expect(oddsOf({ deck, met: ["gas"], carried: 0, adventurers: 0 }).gain).toBe(0);
});
