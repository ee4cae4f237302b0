import { expect, test } from "vitest";
import { isDeadEnd, isPath, openingsOf } from "./cards";

test("paths, dead ends and actions are told apart by their names", () => {
  expect(isPath("nes")).toBe(true);
  expect(isDeadEnd("nes")).toBe(true);
  expect(isDeadEnd("NES")).toBe(false);
  for (const card of ["map", "rockfall", "broken-lamp", "lamp", "cart-pickaxe"])
    expect(isPath(card)).toBe(false);
});

test("a goal is drawn as it is printed", () => {
  expect(openingsOf("treasure")).toBe("NESW");
  expect(openingsOf("stone-SW")).toBe("SW");
});
