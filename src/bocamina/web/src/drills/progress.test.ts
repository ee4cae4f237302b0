import { describe, expect, it } from "vitest";
import { movesIn, parseProgress } from "./progress";

describe("progress in lessons", () => {
  it("is read from whatever was kept", () => {
    expect(parseProgress("")).toEqual({});
    expect(parseProgress("nonsense")).toEqual({});
    expect(parseProgress('{"a": 1, "b": {"version": 2, "moves": ["stay"]}}')).toEqual({
      b: { version: 2, moves: ["stay"], done: false },
    });
  });

  it("goes on where one was, unless the lesson has changed or is over", () => {
    const progress = { version: 1, moves: ["stay", "on"], done: false };
    expect(movesIn(progress, 1, 5)).toEqual(["stay", "on"]);
    expect(movesIn(progress, 2, 5)).toEqual([]);
    expect(movesIn(progress, 1, 2)).toEqual([]);
    expect(movesIn(undefined, 1, 5)).toEqual([]);
  });
});
