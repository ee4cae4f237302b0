import { expect, test } from "vitest";
import { extentOf } from "./extent";
import type { LaidCard } from "./facts";
import { looksOf, type MineLook } from "./looks";

const GOALS = [2, 0, -2].map((y) => ({ x: 8, y }));
const laid = (x: number, y: number, goal = 0): LaidCard =>
  ({ x, y, goal, card: goal ? "face-down" : "start", openings: "NESW", joined: true }) as LaidCard;
const CARDS = [laid(0, 0), ...GOALS.map(({ x, y }, index) => laid(x, y, index + 1))];
const EXTENT = extentOf(CARDS, GOALS);
const MINE: MineLook = {
  cards: CARDS,
  changes: [],
  targets: new Set(),
  ghost: null,
  doomed: null,
  known: [],
  claims: [],
  turning: [],
  trembling: 0,
  here: { x: 0, y: 0 },
};
const at = (rows: ReturnType<typeof looksOf>, place: string) =>
  rows.flatMap(({ cells }) => cells).find((cell) => cell.place === place);

test("a cell is the very same thing as long as nothing of it changes", () => {
  const before = looksOf(MINE, EXTENT, []);
  const told = structuredClone(CARDS);
  const after = looksOf({ ...MINE, cards: told, targets: new Set(["1,0"]) }, EXTENT, before);
  expect(at(after, "1,0")?.isTarget).toBe(true);
  const changed = after
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell !== at(before, cell.place));
  expect(changed.map(({ place }) => place)).toEqual(["1,0"]);
});

test("what is said of a goal is seen there alone", () => {
  const claims = [{ seat: 1, goal: 2, says: "stone" as const }];
  const rows = looksOf({ ...MINE, claims, trembling: 3, turning: [1] }, EXTENT, []);
  expect(GOALS.map(({ x, y }) => at(rows, `${x},${y}`)?.claims)).toEqual([[], claims, []]);
  expect(at(rows, "8,2")?.turns).toBe(true);
  expect(at(rows, "8,-2")?.trembles).toBe(true);
});
