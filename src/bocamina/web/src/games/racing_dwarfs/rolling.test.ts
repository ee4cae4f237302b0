import { expect, test } from "vitest";
import type { GameEvent, GameTold, Race } from "./facts";
import { changesIn, rollsIn, scenesOf, stopsOf } from "./rolling";

// Cells of 100 by 100, a1 at the bottom left; a partial DOMRect.
function rectOf(cell: string): DOMRect {
  const [x, y] = [(cell.charCodeAt(0) - 97) * 100, (7 - Number(cell[1])) * 100];
  return { x, y, width: 100, height: 100 } as DOMRect;
}

const told = <E extends keyof GameTold>(event: E, facts: GameTold[E]) =>
  ({ version: 1, event, facts }) as GameEvent;
const rounded = (stops: { x: number; y: number; jump?: boolean }[]) =>
  stops.map(({ x, y, jump }) => [Math.round(x), Math.round(y), ...(jump ? ["jump"] : [])]);

test("a cart keeps to the rails of a bend, a quarter around its corner", () => {
  const stops = stopsOf(["a4", "b4", "b5"], (cell) => (cell === "b4" ? "NW" : "EW"), rectOf);
  expect(rounded(stops.slice(0, 1))).toEqual([[100, 350]]);
  for (const { x, y } of stops) expect(Math.hypot(x - 100, y - 300)).toBeCloseTo(50);
  expect(rounded(stops.slice(-1))).toEqual([[150, 300]]);
});

test("where three rails meet it turns in the middle, and straight on it goes straight", () => {
  const turned = stopsOf(["a4", "b4", "b5"], () => "NEW", rectOf);
  expect(rounded(turned)).toEqual([
    [100, 350],
    [150, 350],
    [150, 300],
  ]);
  expect(rounded(stopsOf(["a4", "b4", "c4"], () => "NEW", rectOf))).toEqual([
    [100, 350],
    [200, 350],
  ]);
});

test("it goes around the edge, and out at the last cell through its bend", () => {
  expect(rounded(stopsOf(["a4", "g4"], () => "EW", rectOf))).toEqual([
    [0, 350],
    [700, 350, "jump"],
  ]);
  const beyond = { x: 100, y: -100, width: 100, height: 100 } as DOMRect;
  const out = stopsOf(["a7", "b7"], () => "NW", rectOf, beyond);
  expect(rounded(out.slice(-1))).toEqual([[150, 0]]);
  expect(out.length).toBe(7);
});

const reach = {
  stops: [],
  ways: [],
  out: "",
  back: "",
  exits: [],
  returns: [],
  wraps: [],
  blockers: [],
};
const cells = ["a4", "b4", "c4", "c5", "d5"].map((cell) => ({
  cell,
  rails: cell === "c4" ? "NW" : cell === "c5" ? "ES" : "EW",
  tile: "green",
  cart: cell === "a4" ? 0 : null,
}));
const race = {
  cells,
  rock: "g7",
  reaches: {
    a4: { ...reach, ways: ["a4 b4 c4 c5", "a4 g4"], out: "a4 b4 c4 c5 d5", back: "a4" },
    g7: { ...reach, ways: ["g7 g6"] },
  },
  sides: ["west"],
  goals: ["east"],
} as unknown as Race;
const moved = told("cart_moved", { seat: 0, start: "a4", end: "c5" });
const left = told("cart_left", { seat: 0, cell: "a4", out: 1, left: 0 });

const beside = (cell: string, [x, y]: readonly [number, number]) => {
  const rect = rectOf(cell);
  return { ...rect, x: rect.x + 100 * x, y: rect.y - 100 * y } as DOMRect;
};
const rolls = (event: GameEvent) => rollsIn([event], race, { rectOf, beside });

test("what rolled takes the way that was told before, and leaves where that ends", () => {
  const [ride] = rolls(moved);
  expect([ride!.seat, ride!.end, ride!.milliseconds]).toEqual([0, "c5", 640]);
  expect([ride!.from, ride!.to]).toEqual([rectOf("a4"), rectOf("c5")]);
  const via = rounded(ride!.via);
  expect([via[0], via[1], via.at(-1)]).toEqual([
    [100, 350],
    [200, 350],
    [250, 300],
  ]);
  const [out] = rolls(left);
  expect([out!.end, out!.to, out!.milliseconds]).toEqual([null, beside("d5", [1, 0]), 700]);
  const [home] = rolls(told("cart_returned", { seat: 0, cell: "a4" }));
  expect([home!.end, home!.to, rounded(home!.via)]).toEqual([
    null,
    beside("a4", [-1, 0]),
    [[0, 350]],
  ]);
  const [come] = rolls(told("cart_entered", { seat: 0, cell: "a4" }));
  expect([come!.end, come!.from, come!.via]).toEqual(["a4", beside("a4", [-1, 0]), []]);
  const [rock] = rolls(told("rock_moved", { seat: 0, start: "g7", end: "g6" }));
  expect([rock!.seat, rock!.end, rounded(rock!.via)]).toEqual([-1, "g6", [[650, 100]]]);
  const [around] = rolls(told("cart_moved", { seat: 0, start: "a4", end: "g4" }));
  expect(rounded(around!.via)).toEqual([
    [0, 350],
    [700, 350, "jump"],
  ]);
});

test("where no way was told, it goes straight", () => {
  const [ride] = rolls(told("cart_moved", { seat: 0, start: "b4", end: "d5" }));
  expect([ride!.from, ride!.to]).toEqual([rectOf("b4"), rectOf("d5")]);
  expect(rounded(ride!.via)).toEqual([[250, 300]]);
});

test("a scene stands for as long as a cart rolls in it, and the race ends after the last one", () => {
  const turned = told("tile_rotated", { seat: 0, cell: "b4", kind: "I", facing: "north" });
  const ended = told("game_ended", { reason: "all_out", scores: [1], winner_seats: [0] });
  expect(scenesOf([moved], race, race)).toEqual([{ events: [moved], public: race, linger: 640 }]);
  expect(scenesOf([turned], race, race)).toEqual([{ events: [turned], public: race }]);
  expect(scenesOf([left, ended], race, race)).toEqual([
    { events: [left], public: race, linger: 700 },
    { events: [ended], public: race },
  ]);
});

test("tiles that were turned and tiles that were laid are told apart", () => {
  const tile = { seat: 0, kind: "L", facing: "northeast" } as const;
  const changes = changesIn([
    told("tile_placed", { ...tile, cell: "b2" }),
    told("tile_rotated", { ...tile, cell: "c3" }),
    told("green_flipped", { cell: "d5", kind: "T", facing: "east" }),
    told("rock_moved", { seat: 0, start: "d4", end: "e4" }),
  ]);
  expect(changes).toEqual({ turned: ["c3"], placed: ["b2", "d5"] });
});
