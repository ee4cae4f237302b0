import { expect, test } from "vitest";
import { alternativeOf, judge } from "./analysis.svelte";
import type { Alternative, Decision } from "./facts";
import { folded, givenAway, pointsOf, riseOf, type TellingMoment } from "./points";

const option = (move: string, win: number, cost: number): Alternative => ({
  moves: [move],
  then: [],
  win,
  cost,
  cost_error: 0.005,
  gain: 0,
});
const decision = {
  move: "poor",
  cost: 0.2,
  by: "win",
  alternatives: [
    option("best", 0.5, 0),
    option("close", 0.49, 0.01),
    option("middling", 0.4, 0.1),
    option("poor", 0.3, 0.2),
    option("awful", 0.1, 0.4),
  ],
} as unknown as Decision;

test("every move is answered by what it was worth", () => {
  const verdicts = decision.alternatives.map((each) => judge(decision, each, 5));
  expect(verdicts).toEqual(["best", "good", "better", "same", "worse"]);
  expect(alternativeOf(decision, "awful")?.win).toBe(0.1);
});

test("the first move of a turn that was spoilt later is better than the turn", () => {
  const spoilt = { ...decision, move: "middling" };
  expect(judge(spoilt, alternativeOf(spoilt, "middling")!, 5)).toBe("better");
});

test("only a clear mistake at which the curve rises is explained", () => {
  const turn = (is_clear: boolean, play: number) => riseOf({ is_clear, play } as Decision);
  expect([turn(true, 0.123), turn(true, 0.004), turn(true, -0.1), turn(false, 0.1)]).toEqual([
    12, 0, 0, 0,
  ]);
});

test("who makes the same mistake when choices are sealed is told in one line", () => {
  const mistake = (step: number, seat: number) =>
    ({ kind: "decision", step, seat, points: -9 }) as TellingMoment;
  const made = (step: number, seat: number, move: string) =>
    ({ step, seat, counted: 9, move, best: move === "stay" ? "leave" : "stay" }) as Decision;
  const fate = { kind: "deed", step: 4, seat: 0, points: 5 } as TellingMoment;
  const decisions = [made(4, 0, "stay"), made(5, 1, "leave"), made(6, 2, "stay")];
  const moments = [mistake(4, 0), fate, mistake(5, 1), mistake(6, 2)];
  const told = folded(moments, decisions).map(({ seat, alike }) => [seat, alike?.length]);
  expect(told).toEqual([
    [0, 1],
    [0, 0],
    [1, 0],
  ]);
});

test("points are the difference of the chances that are told beside them", () => {
  const moment = (size: number, facts: object) => pointsOf({ size, facts } as TellingMoment);
  expect(moment(0.074, { by: "win", win: 23, best_win: 31 })).toBe(-8);
  expect(moment(0.2249, { before: 30, after: 51 })).toBe(21);
  expect(moment(0.2149, { before: 54, after: 81 })).toBe(21); // and six by one's own choice
  const given = (cost: number, win: number, best_win: number) =>
    givenAway({ cost, win, best_win } as Decision);
  expect([given(0.074, 0.232, 0.306), given(0.004, 0.498, 0.502)]).toEqual([8, 0]);
});
