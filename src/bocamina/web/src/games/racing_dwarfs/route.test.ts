import { expect, test } from "vitest";
import { isAround, routeOf } from "./route";
import type { Cell, Race } from "./facts";

// A line of rails along row 4, with a bend up at c4 to c5.
function board(
  carts: Record<string, number>,
  wraps: [string, string][] = [],
): Pick<Race, "cells" | "rock" | "reaches"> {
  const cells: Cell[] = [];
  for (const column of "abcdefg") {
    for (let row = 1; row <= 7; row += 1) {
      const cell = `${column}${row}`;
      const rails =
        cell === "c4" ? "NEW" : cell === "c5" ? "ES" : row === 4 || cell === "d5" ? "EW" : "";
      cells.push({ cell, tile: "green", rails, cart: carts[cell] ?? null });
    }
  }
  return {
    cells,
    rock: "g7",
    reaches: { a4: { stops: [], exits: [], returns: [], wraps, blockers: [] } },
  };
}

test("a cart rolls over rails that meet, around its edge too, but through nobody", () => {
  expect(routeOf(board({ a4: 0 }), "a4", ["d4"])).toEqual(["a4", "b4", "c4", "d4"]);
  expect(routeOf(board({ a4: 0 }), "a4", ["d5"])).toEqual(["a4", "b4", "c4", "c5", "d5"]);
  expect(routeOf(board({ a4: 0 }, [["a4", "g4"]]), "a4", ["f4"])).toEqual(["a4", "g4", "f4"]);
  expect(routeOf(board({ a4: 0, b4: 1 }), "a4", ["d4"])).toEqual(["a4"]);
  expect(isAround("a4", "g4")).toBe(true);
  expect(isAround("a4", "b4")).toBe(false);
});
