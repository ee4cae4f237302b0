import { expect, test } from "vitest";
import type { GameEvent, GameTold, Mine } from "./facts";
import { FLIP, scenesOf, turnsAt, unmaskingOf } from "./scenes";

const BEFORE = {
  round: 1,
  hands: [6, 6, 6],
  dwarves: null,
  finder: null,
  cards: [
    { x: 0, y: 0, card: "start", goal: 0, joined: true, kind: null, openings: "NESW" },
    { x: 8, y: 0, card: "face-down", goal: 2, joined: false, kind: null, openings: "" },
  ],
} as unknown as Mine;

const happen = <E extends keyof GameTold>(event: E, facts: GameTold[E]) =>
  ({ version: 9, event, facts }) as GameEvent;
const EVENTS = [
  happen("path_dug", { seat: 1, path: "EW", x: 7, y: 0 }),
  happen("goal_revealed", { goal: 2, kind: "treasure" }),
  happen("treasure_reached", { seat: 1 }),
  happen("goal_shown", { goal: 1, kind: "stone-ES" }),
  happen("dwarves_revealed", { saboteur_seats: [2], spare: "digger" }),
  happen("round_began", { round: 2, starter_seat: 0, hand: 6 }),
];
const scenes = scenesOf(EVENTS, BEFORE, { ...BEFORE, round: 2 });
const goalIn = (mine: Mine | undefined) => mine!.cards.find(({ goal }) => goal === 2)!.card;

test("everything is told, in order", () => {
  expect(scenes.flatMap(({ events }) => events)).toEqual(EVENTS);
});

test("a goal stays face down until its scene, whose lead does not know it", () => {
  expect(goalIn(scenes[0]!.public)).toBe("face-down");
  expect(goalIn(scenes[1]!.public)).toBe("treasure");
  expect(scenes[1]!.lead).toEqual({ name: "goal", milliseconds: 900, goal: 2 });
});

test("a goal turns over as it comes to lie", () => {
  const lies = { ...BEFORE.cards[1]!, card: "stone", kind: "stone-ES", openings: "NW" } as const;
  const revealed = [happen("goal_revealed", { goal: 2, kind: "stone-ES" })];
  const openingsAfter = (after: Mine) =>
    scenesOf(revealed, BEFORE, after)[0]!.public!.cards[1]!.openings;
  expect(openingsAfter({ ...BEFORE, cards: [BEFORE.cards[0]!, lies] })).toBe("NW");
  expect(openingsAfter({ ...BEFORE, round: 2 })).toBe("ES");
});

test("a goal has turned over before it is told what it is", () => {
  expect(scenes[1]!.events).toEqual([]);
  expect(scenes[1]!.linger).toBe(1100);
  expect(scenes[2]!.events).toEqual([EVENTS[1]]);
});

test("dwarves are seen before it is told who they are, and nobody before", () => {
  expect(scenes.map(({ public: mine }) => mine!.dwarves)).toEqual([
    null,
    null,
    null,
    ["digger", "digger", "saboteur"],
    ["digger", "digger", "saboteur"],
    ["digger", "digger", "saboteur"],
  ]);
  expect(scenes[3]!.events).toEqual([]);
  expect(scenes[4]!.stays).toBeUndefined();
});

test("great moments take two seconds at most, however many sit there", () => {
  for (const seats of [3, 5, 10]) {
    expect(unmaskingOf(seats)).toBeLessThanOrEqual(2000);
    expect(turnsAt(seats, seats) + FLIP).toBeLessThanOrEqual(unmaskingOf(seats));
  }
  for (const { lead, linger } of scenes)
    expect((lead?.milliseconds ?? 0) + (linger ?? 0)).toBeLessThanOrEqual(2000);
});
