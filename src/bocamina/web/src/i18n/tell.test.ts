import { expect, test } from "vitest";
import type { Facts } from "../games/contract";
import { explain, factsOf, listNames, tell } from "./tell";

const say = (message: string, facts: Facts = {}) =>
  message === "list-end"
    ? `${facts["others"]} & ${facts["last"]}`
    : `${message} ${JSON.stringify(facts)}`;
const NAMES = ["Ana", "Bea", "Carlos"];

test("names in a sentence", () => {
  expect(listNames([], say)).toMatch(/^nobody/);
  expect(listNames(["Ana"], say)).toBe("Ana");
  expect(listNames(["Ana", "Bea", "Ana", "Carlos"], say)).toBe("Ana ×2, Bea & Carlos");
});

test("Spanish joins names by their sound", () => {
  const heard = (last: string) => {
    let begins: unknown;
    listNames(["Ana", last], (_, facts = {}) => String((begins = facts["begins"])));
    return begins;
  };
  const names = ["Íñigo", "inés", "Hilda", "Yves", "Hiedra", "Iago", "Yolanda", "Ana"];
  expect(names.filter((name) => heard(name) === "i")).toEqual(names.slice(0, 4));
});

test("facts become what messages need", () => {
  const facts = {
    seat: 1,
    target_seat: 2,
    leaving_seats: [0, 2],
    is_gold: true,
    cards: ["a", "b"],
    gems: 7,
  };
  expect(factsOf(facts, NAMES, 1, say)).toEqual({
    seat: 1,
    who: "Bea",
    you: "yes",
    target_seat: "Carlos",
    target_seat_is: "other",
    leaving_seats: "Ana & Carlos",
    leaving_seats_count: 2,
    is_gold: "yes",
    cards: "a, b",
    gems: 7,
  });
});

test("a message is told whether somebody it names is its reader or who does it", () => {
  const whose = (seat: number, target_seat: number, reader: number) =>
    factsOf({ seat, target_seat }, NAMES, reader, say)["target_seat_is"];
  expect(whose(1, 2, 2)).toBe("reader");
  expect(whose(1, 1, 2)).toBe("doer");
  expect(whose(1, 1, 1)).toBe("doer");
});

test("points are told with whose they are", () => {
  const facts = { scores: [42, 0, 51], winner_seats: [2] };
  expect(factsOf(facts, NAMES, 1, say)["scores"]).toBe("Ana 42, Bea 0, Carlos 51");
  expect(factsOf({ totals: [3] }, NAMES, 1, say)["totals"]).toBe("Ana 3");
});

test("an event finds its message, and a phrase is told in the reader's language", () => {
  expect(
    tell("racing_dwarfs", { version: 1, event: "cart_left", facts: {} }, NAMES, -1, say),
  ).toMatch(/^racing-dwarfs-event-cart-left /);
  const facts = { seat: 0, phrase: "phrase-trust", about: 2 };
  const told = tell(
    "diamant",
    { version: 1, event: "phrase_said", at_table: true, facts },
    NAMES,
    1,
    say,
  );
  expect(told).toMatch(/^table-event-phrase-said /);
  expect(told).toContain("Carlos");
});

test("a refusal is explained by the game's own words first", () => {
  const problem = { kind: "illegal-move", reason: "no-way", clause: "S1" };
  const known = ["refusal-no-way", "saboteur-refusal-no-way", "table-refusal-no-way"];
  expect(explain("saboteur", problem, say, (name) => known.includes(name))).toMatch(
    /^saboteur-refusal/,
  );
  expect(explain("diamant", problem, say, (name) => known.includes(name))).toMatch(/^refusal/);
  expect(explain("diamant", problem, say, () => false)).toMatch(/^web-refused/);
});

test("a refusal calls people by name", () => {
  const problem = { kind: "illegal-move", reason: "not-broken", facts: { target: "2" } };
  const told = explain("saboteur", problem, say, (name) => name.startsWith("saboteur-"), NAMES);
  expect(told).toMatch(/^saboteur-refusal-not-broken .*Carlos/);
});

test("a seed is no news for people", () => {
  const facts = { seed: "0d22206fc1555474" };
  const event = { version: 9, event: "seed_revealed" as const, at_table: true as const, facts };
  expect(tell("diamant", event, NAMES, -1, say)).not.toContain("0d22");
});
