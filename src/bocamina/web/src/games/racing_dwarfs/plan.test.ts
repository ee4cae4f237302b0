import { expect, test, vi } from "vitest";
import type { MoveFacts, Race } from "./facts";
import { arrivalsOf, legsOf, tileAfter } from "./plan";

class Rect {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
}
vi.stubGlobal("DOMRect", Rect);

// Cells of 100 by 100, a1 at the bottom left.
const rectOf = (cell: string) =>
  new DOMRect((cell.charCodeAt(0) - 97) * 100, (7 - Number(cell[1])) * 100, 100, 100);

const column = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"].map((cell) => ({
  cell,
  rails: cell === "d6" ? "EW" : "NS",
  tile: "green",
  cart: cell === "d2" ? 0 : null,
}));
const race = {
  cells: column,
  rock: "g7",
  colours: ["red"],
  mover: 0,
  sides: ["south"],
  goals: ["north"],
  reaches: {},
} as unknown as Race;
const turned = { does: "rotate", cell: "d6", rails: "NS", opens: [], closes: [] };
const turn = [
  turned,
  { does: "exit", cell: "d2", way: "d2 d3 d4 d5 d6 d7", ends_turn: false },
  { does: "enter", cell: "d1", way: "d1", ends_turn: true },
] as unknown as MoveFacts[];

const on = {
  ...{ does: "move", cell: "d1", to: "d3" },
  ...{ way: "d1 d2 d3", ends_turn: false },
} as MoveFacts;

test("a way that only the turn itself opens is drawn to its end, in the order of the actions", () => {
  const legs = legsOf(turn, race, 0, rectOf);
  expect(legs.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(legs[0]).toEqual({ number: 1, badge: { x: 320, y: 120 }, way: [] });
  const [out, into] = [legs[1]!.way, legs[2]!.way];
  expect([out[0], out.at(-1)]).toEqual([
    { x: 350, y: 550 },
    { x: 350, y: -50 },
  ]);
  expect([into[0], into.at(-1)]).toEqual([
    { x: 350, y: 750 },
    { x: 350, y: 650 },
  ]);
});

test("a way bends as its tiles lie by then", () => {
  const bent = { ...turned, cell: "d2", rails: "ES" } as unknown as MoveFacts;
  const around = { ...on, to: "e2", way: "d1 d2 e2" } as MoveFacts;
  const crossing = column.map((each) => (each.cell === "d2" ? { ...each, rails: "NES" } : each));
  const board = { ...race, cells: crossing } as Race;
  const [line] = legsOf([around, bent], board, 0, rectOf).map(({ way }) => way);
  const [, curve] = legsOf([bent, around], board, 0, rectOf).map(({ way }) => way);
  expect(line).toContainEqual({ x: 350, y: 550 }); // the middle of a tile, not a bend yet
  expect(curve).not.toContainEqual({ x: 350, y: 550 });
  for (const { x, y } of curve!.slice(2, -1)) expect(Math.hypot(x - 400, y - 600)).toBeCloseTo(50);
});

test("numbers of what begins at the same place stand side by side", () => {
  const enter = { does: "enter", cell: "d1", way: "d1", ends_turn: false } as MoveFacts;
  const badges = legsOf([enter, on, enter], race, 0, rectOf).map(({ badge }) => badge);
  expect(badges).toEqual([
    { x: 380, y: 720 },
    { x: 380, y: 620 },
    { x: 340, y: 720 },
  ]);
});

test("tiles lie and carts stand as they would after the whole turn", () => {
  expect(tileAfter(turn, column[5] as never, "red")).toEqual({ tile: "green", rails: "NS" });
  expect([...arrivalsOf(turn)]).toEqual([["d1", "enter"]]);
  expect([...arrivalsOf([...turn, on])]).toEqual([["d3", "move"]]);
});
