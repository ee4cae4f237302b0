import { expect, test } from "vitest";
import { isDeadEnd, isPath, toolsOn } from "./cards";

test("paths, dead ends and actions are told apart by their names", () => {
  expect(isPath("nes")).toBe(true);
  expect(isDeadEnd("nes")).toBe(true);
  expect(isDeadEnd("NES")).toBe(false);
  for (const card of ["map", "rockfall", "broken-lamp", "lamp", "cart-pickaxe"])
    expect(isPath(card)).toBe(false);
});

test("cards tell their tools", () => {
  expect(toolsOn("broken-cart")).toEqual(["cart"]);
  expect(toolsOn("lamp-pickaxe")).toEqual(["lamp", "pickaxe"]);
  expect(toolsOn("map")).toEqual([]);
});
