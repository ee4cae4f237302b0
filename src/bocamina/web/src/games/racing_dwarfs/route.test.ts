import { expect, test } from "vitest";
import { isAround, routeOf } from "./route";
import type { Cell, Race } from "./facts";

// A line of rails along row 4, with a bend up at c4 to c5.
function board(
  carts: Record<string, number>,
  wraps: [string, string][] = [],
): Pick<Race, "cells" | "rock" | "reaches" | "plus_turns"> {
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
    plus_turns: true,
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

// Everywhere a +; nothing stands on the board but the cart at d1.
function crossings(plusTurns: boolean): Pick<Race, "cells" | "rock" | "reaches" | "plus_turns"> {
  const race = board({ d1: 0 });
  const cells = race.cells.map((each) => ({ ...each, rails: "NESW" }));
  const wraps: [string, string][] = [["a3", "g3"]];
  const reaches = { d1: { stops: [], exits: [], returns: [], wraps, blockers: [] } };
  return { ...race, cells, reaches, plus_turns: plusTurns };
}

test("a + is crossed straight ahead where it may not be turned on, but left by any side", () => {
  expect(routeOf(crossings(true), "d1", ["e2"])).toEqual(["d1", "d2", "e2"]);
  expect(routeOf(crossings(false), "d1", ["e2"])).toEqual(["d1"]);
  expect(routeOf(crossings(false), "d1", ["f1"])).toEqual(["d1", "e1", "f1"]);
  expect(routeOf(crossings(false), "d1", ["d4"])).toEqual(["d1", "d2", "d3", "d4"]);
  // A bend at d3 leads on to the west, straight over all that follows and around the edge.
  const bent = crossings(false);
  const cells = bent.cells.map((each) => (each.cell === "d3" ? { ...each, rails: "SW" } : each));
  expect(routeOf({ ...bent, cells }, "d1", ["f3"])).toEqual([
    ...["d1", "d2", "d3", "c3", "b3", "a3", "g3", "f3"],
  ]);
});
