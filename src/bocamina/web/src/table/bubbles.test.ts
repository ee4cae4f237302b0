import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Bubbles } from "./bubbles.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seen = ({ all }: Bubbles) => all.map(({ seats, words }) => [words, ...seats]);

test("who says the same speaks in one bubble, for as long as the last of them", () => {
  const bubbles = new Bubbles();
  bubbles.say(1, "It was Ana!");
  vi.advanceTimersByTime(3000);
  bubbles.say(3, "It was Ana!");
  bubbles.say(2, "Ha!");
  expect(seen(bubbles)).toEqual([
    ["It was Ana!", 1, 3],
    ["Ha!", 2],
  ]);
  vi.advanceTimersByTime(3000);
  expect(seen(bubbles)).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  expect(seen(bubbles)).toEqual([]);
});

test("who says something else leaves what others still say", () => {
  const bubbles = new Bubbles();
  bubbles.say(1, "Ha!");
  bubbles.say(2, "Ha!");
  bubbles.say(2, "Sorry!");
  expect(seen(bubbles)).toEqual([
    ["Ha!", 1],
    ["Sorry!", 2],
  ]);
  vi.advanceTimersByTime(5000);
  expect(seen(bubbles)).toEqual([]);
});
