import { expect, test } from "vitest";
import { share } from "./sharing";

test("what is as it was is the same thing", () => {
  const before = { cards: [{ x: 1 }, { x: 2 }], turn: [0], totals: null };
  expect(share(before, structuredClone(before))).toBe(before);
});

test("what has changed is told, and what lies beside it is kept", () => {
  const before = { cards: [{ x: 1 }, { x: 2 }], turn: [0], round: 1 };
  const now = { cards: [{ x: 1 }, { x: 3 }], turn: [0], round: 2 };
  const shared = share(before, structuredClone(now));
  expect(shared).toEqual(now);
  expect(shared.turn).toBe(before.turn);
  expect(shared.cards[0]).toBe(before.cards[0]);
});

test.each([
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [[], {}],
  [{}, []],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  ["a", "b"],
])("%j becomes %j", (before, now) => {
  expect(share<unknown>(before, now)).toStrictEqual(now);
});
