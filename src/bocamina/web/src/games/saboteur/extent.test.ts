import { expect, test } from "vitest";
import { extentOf } from "./extent";

const goals = [
  { x: 8, y: 2 },
  { x: 8, y: 0 },
  { x: 8, y: -2 },
];
const start = { x: 0, y: 0, card: "start" };

test("the mine is drawn with room to dig", () => {
  expect(extentOf([start], goals)).toEqual({ west: -1, east: 8, south: -2, north: 2 });
  expect(extentOf([start, { x: 2, y: 3, card: "NS" }], goals).north).toBe(4);
  expect(extentOf([start, { x: 8, y: 2, card: "face-down" }], goals).north).toBe(2);
  expect(extentOf([start, { x: 8, y: 2, card: "stone" }], goals)).toMatchObject({
    east: 9,
    north: 3,
  });
});
