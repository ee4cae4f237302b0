import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAnalysis } from "../server";
import { whenWhole } from "./whole";

vi.mock("../server", () => ({ readAnalysis: vi.fn() }));

const states = (...told: string[]) =>
  told.forEach((state) => vi.mocked(readAnalysis).mockResolvedValueOnce({ state } as never));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(readAnalysis).mockReset();
});

test("whoever waits is called once, when an analysis becomes whole", async () => {
  const then = vi.fn();
  states("none", "waiting", "growing", "whole");
  whenWhole("table", 1, then);
  await vi.advanceTimersByTimeAsync(27_000);
  expect(then).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(then).toHaveBeenCalledTimes(1);
});

test("nobody is called for what was whole before, nor asks on after leaving", async () => {
  const then = vi.fn();
  states("whole", "growing");
  whenWhole("table", 1, then);
  const leave = whenWhole("table", 1, then);
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(then).not.toHaveBeenCalled();
  expect(readAnalysis).toHaveBeenCalledTimes(2);
});
