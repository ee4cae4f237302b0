import { expect, test } from "vitest";
import { endingAmong, endingIn, sayWho } from "./ending";
import type { GameEvent, GameTold, Mine } from "./facts";

const before = {
  round: 2,
  cards: [{ x: 8, y: 0, card: "stone", openings: "NW", joined: true, goal: 2, kind: "stone-ES" }],
  goals: [-2, 0, 2].map((y) => ({ x: 8, y })),
  dwarves: null,
  owed: 0,
} as unknown as Mine;
const after = { ...before, owed: 3 };

const told = <E extends keyof GameTold>(event: E, facts: GameTold[E]) =>
  ({ version: 1, event, facts }) as GameEvent;

test("a round's end is gathered from its events", () => {
  const ending = endingAmong(
    [
      told("goal_revealed", { goal: 1, kind: "treasure" }),
      told("treasure_reached", { seat: 3 }),
      told("goal_shown", { goal: 3, kind: "stone-SW" }),
      told("dwarves_revealed", { saboteur_seats: [0], spare: "digger" }),
    ],
    before,
    before,
  );
  expect(ending).toEqual({
    round: 2,
    found: 3,
    pay: 0,
    goals: ["treasure", "stone-ES", "stone-SW"],
    saboteurs: [0],
    spare: "digger",
  });
});

test("a goal that turned over just before is among them", () => {
  const treasure = { ...before.cards[0]!, card: "treasure", goal: 1, kind: "treasure" as const };
  const now = { ...before, cards: [...before.cards, treasure] };
  const ending = endingAmong([revealed], before, now);
  expect(ending!.goals).toEqual(["treasure", "stone-ES", null]);
});

const revealed = told("dwarves_revealed", { saboteur_seats: [0, 2], spare: "digger" });

test("what saboteurs get is owed to them, or has been paid already", () => {
  expect(endingAmong([revealed], before, after)).toMatchObject({ found: null, pay: 3 });
  const paid = told("pay_collected", { seat: 0, nuggets: 4, cards: 1, change: 1 });
  expect(endingAmong([revealed, paid], before, before)).toMatchObject({ found: null, pay: 4 });
});

test("a view tells who found the treasure, after the game too", () => {
  const over = {
    ...after,
    dwarves: ["saboteur", "digger", "saboteur"],
    finder: null,
    spare: "digger",
  } as Mine;
  expect(endingIn(over)).toMatchObject({ found: null, pay: 3, saboteurs: [0, 2] });
  expect(endingIn({ ...over, finder: 1, owed: 0 })).toMatchObject({ found: 1, pay: 0 });
});

test("who won a round is said", () => {
  const say = (message: string, facts = {}) => `${message} ${Object.values(facts).join(" ")}`;
  const ending = endingAmong([revealed], before, after)!;
  const names = ["Ana", "Bea", "Carlos"];
  expect(sayWho(ending, names, say)).toBe("web-saboteur-not-found 2 list-end Ana Carlos other 3");
  expect(sayWho({ ...ending, found: 1 }, names, say)).toBe("web-saboteur-found Bea");
});

test("other news are no end", () => {
  expect(endingAmong([told("card_drawn", { seat: 1, left: 4 })], before, before)).toBeNull();
  expect(endingIn(before)).toBeNull();
});
