import { expect, test } from "vitest";
import type { Cave, GameEvent, GameTold } from "./facts";
import { scenesOf } from "./scenes";

const BEFORE = {
  phase: "choose",
  expedition: 1,
  path: [{ card: "7", gems: 1, idol: false }],
  deck: { "5": 2, snake: 2 },
  met: ["snake"],
  carried: 2,
  adventurers: 1,
  inside: [1, 1, 1],
  chosen: [0, 1],
  chests: [0, 0, 4],
} as unknown as Cave;
const AFTER = { ...BEFORE, expedition: 2, path: [{ card: "5", gems: 2, idol: false }] } as Cave;

const happen = <E extends keyof GameTold>(event: E, facts: GameTold[E]) =>
  ({ version: 9, event, facts }) as GameEvent;
const EVENTS = [
  happen("choice_sealed", { seat: 2 }),
  happen("choices_revealed", { leaving_seats: [1], staying: 2 }),
  happen("path_shared", { gems: 1, leavers: 1, each: 1, left: 0, lying: [0] }),
  happen("treasure_banked", { seat: 1, gems: 3 }),
  happen("expedition_fled", { hazard: "snake", seats: [0, 2], lost: 2 }),
  happen("expedition_began", { expedition: 2 }),
  happen("treasure_found", { value: 5, inside: 3, each: 1, left: 2 }),
];
const scenes = scenesOf(EVENTS, BEFORE, AFTER);

test("everything is told, in order", () => {
  expect(scenes.flatMap(({ events }) => events)).toEqual(EVENTS);
});

test("an idol lies on the treasure that the referee says", () => {
  const before = { ...BEFORE, idol_card: "1", deck: { "1": 1 } } as unknown as Cave;
  const [scene] = scenesOf([happen("idol_found", { inside: 3 })], before, before);
  expect(scene!.public!.path.at(-1)).toEqual({ card: "1", gems: 0, idol: true });
  expect(scene!.public!.deck).toEqual({ "1": 0 });
});

test("choices are counted down, and the count knows none of them", () => {
  const { lead } = scenes[1]!;
  expect(lead).toEqual({ name: "count", milliseconds: 900, seats: [0, 1, 2] });
  expect(scenes[0]!.public!.inside).toEqual([1, 1, 1]);
  expect(scenes[1]!.public!.inside).toEqual([1, 0, 1]);
});

test("no scene shows what a later one tells", () => {
  const [, reveal, share, fled] = scenes.map((scene) => scene.public!);
  expect(reveal!.chests).toEqual([0, 0, 4]);
  expect(share!.chests).toEqual([0, 3, 4]);
  expect(share!.path).toHaveLength(1);
  expect(fled!.path.at(-1)!.card).toBe("snake");
  expect(fled!.expedition).toBe(1);
  expect(scenes[3]!.stays).toBe(true);
});

test("what is said of a choice or a card is heard with it", () => {
  const facts = { seat: 1, phrase: "diamant-phrase-phew", about: -1 };
  const said = { version: 9, event: "phrase_said" as const, at_table: true as const, facts };
  const told = scenesOf([...EVENTS.slice(0, 5), said, ...EVENTS.slice(5)], BEFORE, AFTER);
  expect(told[3]!.events).toEqual([EVENTS[4], said]);
  const luck = scenesOf([...EVENTS.slice(0, 4), said], BEFORE, AFTER);
  expect(luck.at(-1)!.events).toContain(said);
  expect(luck[1]!.events).toEqual([EVENTS[1]]);
});

test("whoever is alone need not be counted down", () => {
  const alone = { ...BEFORE, inside: [0, 1, 0] } as Cave;
  expect(scenesOf(EVENTS.slice(1, 3), alone, AFTER)[0]!.lead).toBeUndefined();
});

test("great moments take two seconds at most, and stand as long without motion", () => {
  for (const { lead, linger } of scenes)
    expect((lead?.milliseconds ?? 0) + (linger ?? 0)).toBeLessThanOrEqual(2000);
  expect(scenes[1]!.stays).toBe(true);
});

test("gems that cannot be divided stay where it is told that they lie", () => {
  const card = { card: "7", gems: 1, idol: false };
  const before = { ...BEFORE, path: [card, card, card] } as Cave;
  const facts = { gems: 3, leavers: 2, each: 1, left: 1, lying: [0, 1, 0] };
  const [shared] = scenesOf([happen("path_shared", facts)], before, AFTER);
  expect(shared!.public!.path.map(({ gems }) => gems)).toEqual([0, 1, 0]);
});
