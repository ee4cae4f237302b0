import { expect, test } from "vitest";
import { goldCardsOf, nuggetsOf } from "./gold";

const mine = {
  ledger: [
    { round: 1, seat: 2, pay: null },
    { round: 1, seat: 0, pay: null },
    { round: 1, seat: 2, pay: null },
    { round: 2, seat: 2, pay: { cards: 2, nuggets: 3, change: 1 } },
  ],
};

test("everybody sees how many gold cards somebody has taken", () => {
  expect([0, 1, 2].map((seat) => goldCardsOf(mine, seat))).toEqual([1, 0, 4]);
});

test("one's own gold counts what was paid in change", () => {
  expect(nuggetsOf(mine, 2, { gold: [1, 3, 1, 2] })).toBe(8);
  expect(nuggetsOf(mine, 1, { gold: [] })).toBe(0);
});
