import { expect, test } from "vitest";
import { MineNews } from "./happening.svelte";
import type { Table } from "./moves";

const scene = (card: "face-down" | "stone", more: object, turn: number[] = []) => {
  const goal = { x: 8, y: 0, card, goal: 2, joined: false, kind: null, openings: "" };
  const mine = { round: 1, dwarves: null, owed: 0, cards: [goal], goals: [] };
  const view = { seat: 0, turn, public: mine };
  return { events: [], lead: null, readonly: false, view, ...more } as unknown as Table;
};
const lead = { name: "goal", milliseconds: 900, goal: 2 };
const events = [{ version: 9, event: "goal_revealed", facts: { goal: 2, kind: "stone-ES" } }];
const told = { events };

function watch(...scenes: Table[]): number[] {
  const news = new MineNews();
  return scenes.map((each) => {
    news.take(each);
    return news.onStage(each);
  });
}

test("a goal is on the stage before and while it turns, and leaves when it is told", () => {
  const shown = watch(
    scene("face-down", {}),
    scene("face-down", { lead }),
    scene("stone", {}),
    scene("stone", told),
  );
  expect(shown).toEqual([0, 2, 2, 0]);
});

test("a goal whose show was cut short does not stay on the stage", () => {
  const before = scene("face-down", { lead });
  expect(watch(before, scene("stone", told, [1]))).toEqual([2, 0]);
  expect(watch(before, scene("stone", told))).toEqual([2, 0]); // as at the end of a game
  expect(watch(before, scene("stone", {}, [1]))).toEqual([2, 0]); // after a gap
});

test("in a replay a goal turns where it lies", () => {
  const replayed = { ...told, lead: undefined };
  expect(watch(scene("face-down", { lead: undefined }), scene("stone", replayed))).toEqual([0, 0]);
});
