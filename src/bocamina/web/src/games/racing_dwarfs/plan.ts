// A whole turn drawn on the board: where each of its actions leads, in order.

import type { Cell, Colour, MoveFacts, Race } from "./facts";
import { cellsOf, lineOf, middleOf, type Point } from "./rolling";
import { besideOf, sideOf } from "./turning";

export interface Leg {
  number: number;
  badge: Point; // the place of the number
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

/** Returns the rails of a tile after some moves by a colour. */
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

/** Returns where each move of a turn leads, on a board whose cells are at `rectOf`. */
export function legsOf(
  moves: readonly MoveFacts[],
  race: Race,
  seat: number,
  rectOf: (cell: string) => DOMRect,
): Leg[] {
  const side = sideOf(race, seat);
  const colour = race.colours[seat] ?? "red";
  const cells = new Map(race.cells.map((each) => [each.cell, each]));
  const beside = (cell: string, step: readonly [number, number]) =>
    besideOf(rectOf(cell), step, side);
  const taken = new Set<string>(); // places that already have numbers
  return moves.flatMap((about, index): Leg[] => {
    const number = index + 1;
    if (about.does === "rotate") {
      const { x, y, width } = rectOf(about.cell);
      return [{ number, badge: { x: x + 0.2 * width, y: y + 0.2 * width }, way: [] }];
    }
    if (!("way" in about)) return [];
    const railsOf = (name: string) => {
      const cell = cells.get(name);
      return cell ? tileAfter(moves.slice(0, index), cell, colour).rails : "";
    };
    const gates = {
      enter: { enters: race.sides[race.mover]! },
      exit: { leaves: race.goals[race.mover]! },
      home: { leaves: race.sides[race.mover]! },
    };
    const gate = gates[about.does as keyof typeof gates];
    const line = lineOf({ way: cellsOf(about.way), ...gate }, { rectOf, beside, railsOf });
    if (!line) return [];
    const { from, to, via } = line;
    const badge = { x: from.x + 0.8 * from.width, y: from.y + 0.2 * from.height };
    while (taken.has(`${badge.x} ${badge.y}`)) badge.x -= 0.4 * from.width;
    taken.add(`${badge.x} ${badge.y}`);
    return [{ number, badge, way: [middleOf(from), ...via, middleOf(to)] }];
  });
}
