import { expect, test } from "vitest";
import { walk } from "./walk";

test("arrows walk to the nearest place ahead", () => {
  const places = [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: 3, y: 1 }];
  expect(walk(places, null, "ArrowUp")).toEqual({ x: 1, y: 0 });
  expect(walk(places, { x: 1, y: 0 }, "ArrowRight")).toEqual({ x: 3, y: 1 });
  expect(walk(places, { x: 3, y: 1 }, "ArrowLeft")).toEqual({ x: 0, y: 1 });
  expect(walk(places, { x: 3, y: 1 }, "ArrowUp")).toBeNull();
});
