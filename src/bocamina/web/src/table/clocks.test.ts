import { expect, test } from "vitest";
import { CLOCKS, clockName, formatSeconds, secondsLeft } from "./clocks";

test("only clocks that run run down", () => {
  const clocks = { allowance: [10, 10], reserve: [5, 0], running: [0], is_frozen: false };
  expect(secondsLeft(clocks, 0, 12)).toBe(3);
  expect(secondsLeft(clocks, 0, 99)).toBe(0);
  expect(secondsLeft(clocks, 1, 12)).toBe(10);
  expect(secondsLeft({ ...clocks, is_frozen: true }, 0, 12)).toBe(15);
  expect(secondsLeft(clocks, 7, 0)).toBeNull();
});

test.each([
  [0, "0:00"],
  [0.2, "0:01"],
  [65, "1:05"],
  [3600, "1:00:00"],
  [86_399, "23:59:59"],
])("%d seconds are %s", (seconds, text) => expect(formatSeconds(seconds)).toBe(text));

test("a table's clock is recognised, whatever the server leaves out", () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
  expect(clockName({ grace_seconds: 60 })).toBe("none");
  expect(clockName({ move_seconds: 7 })).toBeUndefined();
});
