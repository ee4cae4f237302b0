import { expect, test } from "vitest";
import { sayTile, wordsFor } from "./directions";
import type { Side } from "./facts";
import { TILES } from "./tiles.fixture";

const say = (message: string) => message.replace("racing-dwarfs-direction-", "");

test("a tile is said to be open where its reader sees it open", () => {
  const wayOf = (kind: string, facing: string, side: Side) =>
    wordsFor({ kind, facing }, TILES, side, say)["way"];
  expect(wayOf("L", "northeast", "south")).toBe("n, e");
  expect(wayOf("L", "northeast", "north")).toBe("s, w");
  expect(wayOf("I", "north", "south")).toBe("n, s");
  expect(wayOf("I", "north", "east")).toBe("e, w");
  expect(wayOf("T", "east", "south")).toBe("n, e, s");
  expect(wayOf("T", "east", "north")).toBe("n, s, w");
});

test("a tile is called by its kind, as its rails show it", () => {
  const kindOf = (rails: string) =>
    sayTile({ cell: "a1", rails, tile: "red", cart: null }, TILES, "north", (_, facts) =>
      String(facts?.["kind"]),
    );
  expect(["NE", "ES", "SW", "NW"].map(kindOf)).toEqual(["L", "L", "L", "L"]);
  expect(["NS", "EW", "NEW", "NESW"].map(kindOf)).toEqual(["I", "I", "T", "X"]);
});
