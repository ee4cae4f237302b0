import { expect, test } from "vitest";
import { spotOf, turnRails } from "./turning";
import type { Side } from "./facts";

const HOME: [Side, string, string][] = [
  ["south", "d1", "S"],
  ["west", "a4", "W"],
  ["north", "d7", "N"],
  ["east", "g4", "E"],
];

test("one's own side is at the bottom, and its rails point down", () => {
  for (const [side, cell, letter] of HOME) {
    expect(spotOf(cell, side)).toEqual({ column: 3, row: 6 });
    expect(turnRails(letter, side)).toBe("S");
  }
});

test("cells and rails turn the same way", () => {
  // c4 has a neighbour to the east, d4; drawn, it lies where the turned rails point.
  const step: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
  for (const [side] of HOME) {
    const from = spotOf("c4", side);
    const to = spotOf("d4", side);
    expect([to.column - from.column, to.row - from.row]).toEqual(step[turnRails("E", side)]);
  }
});
