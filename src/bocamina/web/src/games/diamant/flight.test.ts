import { expect, test } from "vitest";
import { flightIn } from "./flight";
import type { Cave, Happened } from "./facts";

const BEFORE: Cave = {
  phase: "choose",
  expedition: 2,
  expeditions: 5,
  path: [
    { card: "11", gems: 2, idol: false },
    { card: "snake", gems: 0, idol: false },
    { card: "7", gems: 1, idol: false },
  ],
  deck: { "5": 2, snake: 2, gas: 3 },
  removed: {},
  met: ["snake"],
  carried: 5,
  idol_carried: false,
  lying: 3,
  idol_lies: false,
  idol_card: null,
  adventurers: 1,
  inside: [1, 1, 1, 0],
  chosen: [0, 1],
  chests: [4, 0, 9, 12],
  idols: [0, 0, 0, 0],
  odds: { bust: 0.2, gain: 1, loss: 1 },
};
const NEXT: Cave = {
  ...BEFORE,
  expedition: 3,
  path: [{ card: "5", gems: 1, idol: false }],
  met: [],
  carried: 1,
  inside: [1, 1, 1, 1],
  chosen: [],
  chests: [4, 8, 9, 12],
  deck: { "5": 1, snake: 1, gas: 3 },
};
const REVEALED: Happened[] = [
  { version: 7, event: "choice_sealed", facts: { seat: 2 } },
  { version: 7, event: "choices_revealed", facts: { leaving_seats: [1], staying: 2 } },
  {
    version: 7,
    event: "path_shared",
    facts: { gems: 3, leavers: 1, each: 3, left: 0, lying: [0, 0] },
  },
  { version: 7, event: "treasure_banked", facts: { seat: 1, gems: 8 } },
];
const FLED: Happened = {
  version: 7,
  event: "expedition_fled",
  facts: { hazard: "snake", seats: [0, 2], lost: 5 },
};
const BEGAN: Happened[] = [
  { version: 7, event: "expedition_began", facts: { expedition: 3 } },
  { version: 7, event: "treasure_found", facts: { value: 5, inside: 4, each: 1, left: 1 } },
];

test("a cave from which all fled is seen as they left it, not as the next begins", () => {
  const flight = flightIn([...REVEALED, FLED, ...BEGAN], BEFORE, NEXT);
  expect(flight).toMatchObject({ leavers: [1], hazard: "snake", lost: 5 });
  expect(flight?.cave).toMatchObject({
    phase: "draw",
    expedition: 2,
    inside: [1, 0, 1, 0],
    chosen: [],
    carried: 0,
    odds: null,
    met: ["snake"],
    deck: { "5": 2, snake: 1, gas: 3 },
    chests: [4, 8, 9, 12],
  });
  expect(flight?.cave.path.map(({ card, gems }) => `${card}:${gems}`)).toEqual([
    "11:0",
    "snake:0",
    "7:0",
    "snake:0",
  ]);
});

test("cards that came in the same news lie on the path", () => {
  const found: Happened = {
    version: 6,
    event: "treasure_found",
    facts: { value: 5, inside: 3, each: 1, left: 2 },
  };
  const met: Happened = { version: 6, event: "hazard_met", facts: { hazard: "gas" } };
  const flight = flightIn([found, met, ...REVEALED, FLED, ...BEGAN], BEFORE, NEXT);
  expect(flight?.cave.path.map(({ card }) => card)).toEqual([
    "11",
    "snake",
    "7",
    "5",
    "gas",
    "snake",
  ]);
  expect(flight?.cave.met).toEqual(["snake", "gas"]);
});

test("nobody flees where no hazard came again", () => {
  expect(flightIn([...REVEALED, ...BEGAN], BEFORE, NEXT)).toBeNull();
});
