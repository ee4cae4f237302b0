import { expect, test } from "vitest";
import { lineThrough, wind } from "./winding";

test("a path turns round at the end of a row", () => {
  const spots = wind(7, 3, 10);
  expect(spots.map(({ x }) => x)).toEqual([5, 15, 25, 25, 15, 5, 5]);
  expect(spots[3]!.y).toBeGreaterThan(spots[2]!.y + 5);
});

test("the line visits every place", () => {
  const spots = wind(4, 3, 10);
  const line = lineThrough(spots);
  for (const { x, y } of spots) expect(line).toContain(`${x} ${y}`);
});
