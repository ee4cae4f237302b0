import { expect, test } from "vitest";
import { nameOfCell, placeName } from "./places";

test("places are named as on the edge of the mine", () => {
  expect(placeName(0, 0)).toBe("A10");
  expect(placeName(8, 2)).toBe("I12");
  expect(placeName(-1, -3)).toBe("Z7");
  expect(nameOfCell("3,-1")).toBe("D9");
});
