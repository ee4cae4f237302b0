import { expect, test } from "vitest";
import { changesAfter, hasPlayed, struckAfter } from "./changes";
import type { GameEvent, GameTold, Happened } from "./facts";

const told = <E extends keyof GameTold>(event: E, facts: GameTold[E]) =>
  ({ version: 1, event, facts }) as GameEvent;
const dug = (seat: number, x: number) => told("path_dug", { seat, path: "NESW", x, y: 0 });

test("playing a card is not the same as drawing one or being played on", () => {
  expect(hasPlayed(2, [dug(2, 1)])).toBe(true);
  expect(hasPlayed(2, [told("card_passed", { seat: 2 })])).toBe(true);
  expect(hasPlayed(2, [told("card_drawn", { seat: 2, left: 9 })])).toBe(false);
  expect(hasPlayed(2, [told("tool_broken", { seat: 1, target_seat: 2, tool: "lamp" })])).toBe(
    false,
  );
});

test("what others change is new until one's own next move", () => {
  const first = changesAfter(
    [],
    [dug(1, 1), told("card_drawn", { seat: 1, left: 9 }), dug(2, 2)],
    0,
  );
  expect(first).toEqual([
    { x: 1, y: 0, seat: 1, buried: false },
    { x: 2, y: 0, seat: 2, buried: false },
  ]);
  const second = changesAfter(first, [told("rock_fell", { seat: 3, path: "NESW", x: 1, y: 0 })], 0);
  expect(second.map(({ x, buried }) => [x, buried])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect(changesAfter(second, [told("map_read", { seat: 0, goal: 1 }), dug(1, 3)], 0)).toEqual([
    { x: 3, y: 0, seat: 1, buried: false },
  ]);
  expect(
    changesAfter(second, [told("round_began", { round: 2, starter_seat: 0, hand: 6 })], 0),
  ).toEqual([]);
});

test("a blow is marked until the next move, however much is said meanwhile", () => {
  const blow = told("tool_broken", { seat: 1, target_seat: 2, tool: "lamp" });
  const facts = { seat: 0, text: "ay!" };
  const talk: Happened = { version: 1, event: "text_said", at_table: true, facts };
  expect(struckAfter([], [blow, told("card_drawn", { seat: 1, left: 9 })])).toEqual([2]);
  expect(struckAfter([2], [talk])).toEqual([2]);
  expect(struckAfter([2], [dug(2, 1)])).toEqual([]);
  expect(struckAfter([2], [])).toEqual([]);
});
