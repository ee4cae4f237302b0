import { describe, expect, it } from "vitest";
import { dayOf, parseResults, streakOn, withAnswer } from "./results";

const none = parseResults("");

describe("results of puzzles", () => {
  it("are read from whatever was kept", () => {
    expect(parseResults("nonsense")).toEqual({ done: {}, asked: "", day: "", days: 0 });
    expect(parseResults('{"done": {"a": "right"}, "days": "x"}')).toEqual({
      done: { a: "right" },
      asked: "",
      day: "",
      days: 0,
    });
  });

  it("count the first answer alone", () => {
    const wrong = withAnswer(none, "a", "wrong", "b", "2026-03-01");
    expect(withAnswer(wrong, "a", "right", "b", "2026-03-01")).toEqual(wrong);
    const daily = withAnswer(none, "a", "wrong", "a", "2026-03-01");
    expect(withAnswer(daily, "a", "right", "a", "2026-03-01")).toEqual(daily);
  });

  it("keep the streak by a daily puzzle that was solved before its day", () => {
    const early = withAnswer(none, "a", "right", "b", "2026-02-27");
    expect(early.days).toBe(0);
    const onItsDay = withAnswer(early, "a", "right", "a", "2026-02-28");
    expect(onItsDay).toEqual({
      done: { a: "right" },
      asked: "2026-02-28",
      day: "2026-02-28",
      days: 1,
    });
    expect(withAnswer(onItsDay, "a", "right", "a", "2026-02-28").days).toBe(1);
  });

  it("count days running on which the daily puzzle was solved", () => {
    const first = withAnswer(none, "a", "right", "a", "2026-02-28");
    const second = withAnswer(first, "b", "close", "b", "2026-03-01");
    expect(second.days).toBe(2);
    expect(streakOn(second, "2026-03-02")).toBe(2);
    expect(streakOn(second, "2026-03-03")).toBe(0);
    expect(withAnswer(second, "c", "right", "c", "2026-03-05").days).toBe(1);
    expect(withAnswer(second, "d", "wrong", "d", "2026-03-02").days).toBe(2);
    expect(withAnswer(second, "e", "half", "e", "2026-03-02").days).toBe(2);
  });

  it("know the day", () => {
    expect(dayOf(0)).toBe("1970-01-01");
  });
});
