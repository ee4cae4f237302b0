import { expect, test } from "vitest";
import type { Happening } from "../../wire";
import { endingAmong, endingIn } from "./ending";
import type { Mine } from "./types";

const before = {
  round: 2,
  cards: [{ x: 8, y: 0, card: "stone", openings: "NW", joined: true, goal: 2 }],
  dwarves: null,
} as unknown as Mine;

const told = (event: string, facts: Record<string, unknown>): Happening => ({ version: 1, event, facts });

test("a round's end is gathered from its events", () => {
  const ending = endingAmong(
    [
      told("goal_revealed", { goal: 1, kind: "treasure" }),
      told("treasure_reached", { seat: 3 }),
      told("goal_shown", { goal: 3, kind: "stone-SW" }),
      told("dwarves_revealed", { saboteur_seats: [0], spare: "digger" }),
    ],
    before,
  );
  expect(ending).toEqual({
    round: 2,
    found: 3,
    goals: ["treasure", "stone-ES", "stone-SW"],
    saboteurs: [0],
    spare: "digger",
  });
});

test("other news are no end", () => {
  expect(endingAmong([told("card_drawn", { seat: 1, left: 4 })], before)).toBeNull();
  expect(endingIn(before)).toBeNull();
});
