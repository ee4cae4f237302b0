import { expect, test } from "vitest";
import { lengthOf } from "./names";

test("a name is as long as what is seen of it", () => {
  expect(lengthOf("")).toBe(0);
  expect(lengthOf("  Ana   Bea ")).toBe(7);
  expect(lengthOf("Jose\u0301")).toBe(4);
  expect(lengthOf("A\u200bn\ufe0fa\u3164")).toBe(3);
  expect(lengthOf("🦊")).toBe(1);
  expect(lengthOf("Ὀδυσσεύς")).toBe(8);
});
