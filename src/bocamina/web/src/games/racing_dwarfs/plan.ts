// A whole turn drawn on the board: where each of its actions leads, in order.

import type { Cell, Colour, GameEvent, MoveFacts, Race, Side } from "./facts";
import { middleOf, OPPOSITE, rollsIn, type Point } from "./rolling";
import { besideOf, SIZE } from "./turning";

export interface Leg {
  number: number;
  badge: Point; // where the number stands
  way: readonly (Point & { jump?: boolean })[]; // of a cart or the Rock; none where a tile is turned
}

/** Returns what would stand on which cells after some moves, by what brought it there. */
export function arrivalsOf(moves: readonly MoveFacts[]): Map<string, MoveFacts["does"]> {
  const found = new Map<string, MoveFacts["does"]>();
  for (const about of moves) {
    if (about.does === "move" || about.does === "exit" || about.does === "home")
      found.delete(about.cell);
    if (about.does === "move" || about.does === "rock") found.set(about.to, about.does);
    else if (about.does === "enter") found.set(about.cell, about.does);
  }
  return found;
}

/** Returns a tile as it would lie after some moves of somebody with a colour, or as it lies. */
export function tileAfter(
  moves: readonly MoveFacts[],
  cell: Cell,
  colour: Colour,
): Pick<Cell, "tile" | "rails"> {
  const laid = moves.find((each) => "rails" in each && each.cell === cell.cell);
  if (!laid || !("rails" in laid)) return cell;
  const tiles = { place: colour, orient: "green", rotate: cell.tile } as const;
  return { tile: tiles[laid.does], rails: laid.rails };
}

/** Returns a move as what happens when it is made, as far as something rolls. */
function happeningOf(about: MoveFacts, race: Race, seat: number): GameEvent | null {
  const version = 0;
  switch (about.does) {
    case "move":
      return { version, event: "cart_moved", facts: { seat, start: about.cell, end: about.to } };
    case "rock":
      return { version, event: "rock_moved", facts: { seat, start: race.rock, end: about.to } };
    case "enter":
      return { version, event: "cart_entered", facts: { seat, cell: about.cell } };
    case "exit":
      return { version, event: "cart_left", facts: { seat, cell: about.cell, out: 0, left: 0 } };
    case "home":
      return { version, event: "cart_returned", facts: { seat, cell: about.cell } };
    default:
      return null;
  }
}

/** Returns the cells at a side of the board from which rails lead out. */
function gatesAt(race: Race, side: Side): string[] {
  const isThere = {
    north: (cell: string) => cell[1] === String(SIZE),
    east: (cell: string) => cell[0] === "g",
    south: (cell: string) => cell[1] === "1",
    west: (cell: string) => cell[0] === "a",
  }[side];
  const letter = side[0]!.toUpperCase();
  return race.cells.flatMap(({ cell, rails }) =>
    isThere(cell) && rails.includes(letter) ? [cell] : [],
  );
}

/** Returns the race after a move, as far as the ways of the next depend on it. */
function after(race: Race, about: MoveFacts, seat: number): Race {
  const goes = "to" in about ? about.to : about.does === "enter" ? about.cell : null;
  const left = "cell" in about && about.does !== "rotate" ? about.cell : null;
  const cells = race.cells.map((cell) => {
    if (about.does === "rotate" && about.cell === cell.cell) return { ...cell, rails: about.rails };
    if (about.does !== "rock" && goes === cell.cell) return { ...cell, cart: seat };
    return left === cell.cell ? { ...cell, cart: null } : cell;
  });
  return { ...race, cells, rock: about.does === "rock" ? about.to : race.rock };
}

/** Returns where each move of a turn leads, on a board whose cells are at `rectOf`. */
export function legsOf(
  moves: readonly MoveFacts[],
  race: Race,
  seat: number,
  rectOf: (cell: string) => DOMRect,
): Leg[] {
  const side = race.sides[seat] ?? "south";
  const beside = (cell: string, step: readonly [number, number]) =>
    besideOf(rectOf(cell), step, side);
  const far = OPPOSITE[side];
  const taken = new Set<string>(); // where numbers stand already
  let now = race;
  return moves.flatMap((about, index): Leg[] => {
    const before = now;
    now = after(now, about, seat);
    const number = index + 1;
    if (about.does === "rotate") {
      const { x, y, width } = rectOf(about.cell);
      return [{ number, badge: { x: x + 0.2 * width, y: y + 0.2 * width }, way: [] }];
    }
    const told = happeningOf(about, before, seat);
    if (!told) return [];
    // What was known of ways out is older than the tiles that this turn has turned.
    const start = "cell" in about ? about.cell : before.rock;
    const gates = { exits: gatesAt(before, far), returns: gatesAt(before, side) };
    const reach = { stops: [], blockers: [], wraps: [], ...race.reaches[start], ...gates };
    const reaches = { ...race.reaches, [start]: reach };
    const [roll] = rollsIn([told], { ...before, reaches }, rectOf, beside);
    if (!roll) return [];
    const { from, to, via } = roll;
    const badge = { x: from.x + 0.8 * from.width, y: from.y + 0.2 * from.height };
    while (taken.has(`${badge.x} ${badge.y}`)) badge.x -= 0.4 * from.width;
    taken.add(`${badge.x} ${badge.y}`);
    return [{ number, badge, way: [middleOf(from), ...via, middleOf(to)] }];
  });
}
