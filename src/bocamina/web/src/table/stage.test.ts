import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage, type Pace, type Timed } from "./stage";

interface Act extends Timed {
  name: string;
}

const act = (name: string, how: Partial<Timed> = {}): Act => ({
  name,
  lead: 0,
  linger: 0,
  stays: false,
  ...how,
});

let told: string[];
let pace: Pace;
let hidden: boolean;
let stage: Stage<Act>;

beforeEach(() => {
  vi.useFakeTimers();
  [told, pace, hidden] = [[], "full", false];
  stage = new Stage<Act>({
    open: (scene) => told.push(scene ? `(${scene.name}` : ")"),
    tell: (scene, isHurried) => told.push(isHurried ? `${scene.name}!` : scene.name),
    caughtUp: (steps) => told.push(`caught up: ${steps}`),
    changed: () => undefined,
    pace: () => pace,
    isHidden: () => hidden,
  });
});

afterEach(() => vi.useRealTimers());

test("a small thing is told at once, and the next when it has been seen", () => {
  stage.push(1, [act("a", { linger: 400 })]);
  stage.push(2, [act("b")]);
  expect(told).toEqual(["a"]);
  vi.advanceTimersByTime(399);
  expect(told).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["a", "b"]);
  expect(stage.isTelling).toBe(false);
});

test("a great moment is shown first and told then", () => {
  stage.push(1, [act("sealed", { lead: 1500, linger: 500 }), act("card")]);
  expect(told).toEqual(["(sealed"]);
  expect(stage.isTelling).toBe(true);
  vi.advanceTimersByTime(1500);
  expect(told).toEqual(["(sealed", ")", "sealed"]);
  vi.advanceTimersByTime(500);
  expect(told.at(-1)).toBe("card");
});

test("no show holds the table longer than its limit", () => {
  stage.push(1, [act("endless", { lead: 1e9 })]);
  vi.advanceTimersByTime(3000);
  expect(told.at(-1)).toBe("endless");
});

test("a tap tells all that is left, once", () => {
  stage.push(1, [act("a", { lead: 1000, linger: 1000 }), act("b", { lead: 1000 })]);
  stage.finish();
  expect(told).toEqual(["(a", ")", "a!", "b"]);
  vi.runAllTimers();
  stage.finish();
  expect(told).toHaveLength(4);
});

test("an echo is not shown again", () => {
  stage.push(3, [act("a")]);
  stage.push(3, [act("a")]);
  stage.push(2, [act("older")]);
  expect(told).toEqual(["a"]);
});

test("whoever falls behind is brought up to date, in order, with a summary", () => {
  stage.push(1, [act("a", { lead: 1000 })]);
  stage.push(2, [act("b", { linger: 1000 })]);
  stage.push(3, [act("c", { linger: 1000 })]);
  expect(told).toEqual(["(a"]);
  stage.push(4, [act("sealed")]); // which takes no time, and does not count as a step
  stage.push(5, [act("d", { linger: 1000 })]);
  expect(told).toEqual(["(a"]);
  stage.push(6, [act("e", { linger: 1000 })]);
  const all = ["a!", "b!", "c!", "sealed!", "d!", "e"];
  expect(told).toEqual(["(a", ")", ...all, "caught up: 5"]);
  vi.runAllTimers();
  expect(told).toHaveLength(9);
});

test("where several wait, what is shown stands half as long", () => {
  stage.push(1, [act("a", { lead: 1000, linger: 1000 }), act("card", { linger: 600 })]);
  stage.push(2, [act("b", { linger: 1000 })]);
  stage.push(3, [act("c", { linger: 1000 })]);
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toBe("a");
  vi.advanceTimersByTime(500);
  expect(told.at(-1)).toBe("card");
  vi.advanceTimersByTime(300);
  expect(told.at(-1)).toBe("b");
  // With one more, the full duration applies.
  vi.advanceTimersByTime(999);
  expect(told.at(-1)).toBe("b");
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe("c");
});

test("where several wait, what goes before takes half as long, and is told so", () => {
  const shares: number[] = [];
  stage = new Stage<Act>({
    open: (scene, share) => scene && shares.push(share),
    tell: (scene) => told.push(scene.name),
    caughtUp: (steps) => told.push(`caught up: ${steps}`),
    changed: () => undefined,
    pace: () => pace,
    isHidden: () => hidden,
  });
  // Choices among bots come sooner than they can be counted, turned over and looked at in full.
  const names = Array.from({ length: 20 }, (_, index) => `choice ${index + 1}`);
  for (const [index, name] of names.entries()) {
    stage.push(index + 1, [
      act(name, { lead: 900, linger: 1000 }),
      act(`${name} card`, { linger: 600 }),
    ]);
    vi.advanceTimersByTime(1400);
  }
  vi.runAllTimers();
  expect(told).toEqual(names.flatMap((name) => [name, `${name} card`]));
  expect(shares[0]).toBe(1);
  expect(shares).toContain(0.5);
});

test("what takes no time keeps nobody waiting", () => {
  stage.push(1, [act("a", { lead: 1000 })]);
  for (const version of [2, 3, 4, 5]) stage.push(version, [act(`sealed ${version}`)]);
  expect(told).toEqual(["(a"]);
});

test("a page that nobody sees shows nothing", () => {
  hidden = true;
  stage.push(1, [act("a", { lead: 1000, linger: 1000 })]);
  stage.push(2, [act("b", { lead: 1000 })]);
  expect(told).toEqual(["a", "b"]);
});

test("without motion the same is told in the same order, and what is to be read stands", () => {
  pace = "none";
  stage.push(1, [
    act("a", { lead: 1000, linger: 1000 }),
    act("fled", { linger: 2000, stays: true }),
    act("next"),
  ]);
  expect(told).toEqual(["a", "fled"]);
  expect(stage.isTelling).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual(["a", "fled", "next"]);
});

test("whoever wants it brief waits half as long", () => {
  pace = "brief";
  stage.push(1, [act("a", { lead: 1000 })]);
  vi.advanceTimersByTime(500);
  expect(told.at(-1)).toBe("a");
});

test("a jump ends what is shown", () => {
  stage.push(5, [act("a", { lead: 1000 })]);
  stage.jump(3, [act("another game")]);
  expect(told).toEqual(["(a", ")", "a", "another game"]);
  stage.push(4, [act("goes on")]);
  expect(told.at(-1)).toBe("goes on");
});
