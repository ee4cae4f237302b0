import { expect, test } from "vitest";
import { sayOpen, sayTile } from "./directions";

const say = (message: string) => message.replace("racing-dwarfs-direction-", "");

test("a tile is said to be open where its reader sees it open", () => {
  expect(sayOpen("L", "northeast", "south", say)).toBe("n, e");
  expect(sayOpen("L", "northeast", "north", say)).toBe("s, w");
  expect(sayOpen("I", "north", "south", say)).toBe("n, s");
  expect(sayOpen("I", "north", "east", say)).toBe("e, w");
  expect(sayOpen("T", "east", "south", say)).toBe("n, e, s");
  expect(sayOpen("T", "east", "north", say)).toBe("n, s, w");
});

test("a tile is called by its kind, as its rails show it", () => {
  const kindOf = (rails: string) =>
    sayTile({ cell: "a1", rails, tile: "red", cart: null }, "north", (_, facts) =>
      String(facts?.["kind"]),
    );
  expect(["NE", "ES", "SW", "NW"].map(kindOf)).toEqual(["L", "L", "L", "L"]);
  expect(["NS", "EW", "NEW", "NESW"].map(kindOf)).toEqual(["I", "I", "T", "X"]);
});
