import { expect, test } from "vitest";
import { walk } from "./walk";

test("arrows walk to the nearest place ahead", () => {
  const places = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 3, y: 1 },
  ];
  expect(walk(places, { x: 1, y: 0 }, "ArrowRight")).toEqual({ x: 3, y: 1 });
  expect(walk(places, { x: 3, y: 1 }, "ArrowLeft")).toEqual({ x: 0, y: 1 });
  expect(walk(places, { x: 3, y: 1 }, "ArrowUp")).toBeNull();
});

test("the first arrow goes its own way from the centre", () => {
  const places = [
    { x: 0, y: -1 },
    { x: 2, y: 0 },
    { x: -1, y: 3 },
  ];
  expect(walk(places, null, "ArrowRight")).toEqual({ x: 2, y: 0 });
  expect(walk(places, null, "ArrowUp")).toEqual({ x: -1, y: 3 });
  expect(walk(places, null, "ArrowDown")).toEqual({ x: 0, y: -1 });
  // If nothing lies that way, one still gets somewhere.
  expect(walk(places.slice(0, 2), null, "ArrowLeft")).toEqual({ x: 0, y: -1 });
  expect(walk([], null, "ArrowLeft")).toBeNull();
});
