import { expect, test } from "vitest";
import { sayFacing } from "./directions";

const say = (message: string) => message.replace("web-racing-dwarfs-side-", "");

test("directions are those that the reader sees", () => {
  expect(sayFacing("north", "south", say)).toBe("n");
  expect(sayFacing("north", "north", say)).toBe("s");
  expect(sayFacing("northeast", "south", say)).toBe("n, e");
  expect(sayFacing("northeast", "north", say)).toBe("s, w");
});
