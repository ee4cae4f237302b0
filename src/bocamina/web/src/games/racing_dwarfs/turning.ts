// The board turned so that the viewer's own side is at the bottom.

import type { Cell, Race, Side } from "./facts";

export const SIZE = 7;
const SIDES = ["N", "E", "S", "W"];
const QUARTERS: Record<Side, number> = { south: 0, east: 1, north: 2, west: 3 }; // clockwise

/** Returns the side from which a viewer looks at the board; without a seat, from the south. */
export const sideOf = ({ sides }: Race, viewer: number): Side => sides[viewer] ?? "south";

/** The drawn place of a cell: its column from the left and its row from the top. */
export interface Spot {
  column: number;
  row: number;
}

/** Returns where a cell is drawn for somebody who sits on a side. */
export function spotOf(cell: string, side: Side): Spot {
  const column = cell.charCodeAt(0) - 97;
  const row = SIZE - Number(cell[1]);
  const last = SIZE - 1;
  switch (side) {
    case "south":
      return { column, row };
    case "east":
      return { column: last - row, row: column };
    case "north":
      return { column: last - column, row: last - row };
    case "west":
      return { column: row, row: last - column };
  }
}

/** Returns cells in rows as they are drawn for somebody who sits on a side, from the top. */
export function rowsOf(cells: readonly Cell[], side: Side): Cell[][] {
  const drawn: Cell[][] = Array.from({ length: SIZE }, () => []);
  for (const cell of cells) {
    const { column, row } = spotOf(cell.cell, side);
    drawn[row]![column] = cell;
  }
  return drawn;
}

/** Returns rails as they are drawn for somebody who sits on a side. */
export function turnRails(rails: string, side: Side): string {
  return SIDES.filter((_, drawn) =>
    rails.includes(SIDES[(drawn - QUARTERS[side] + 4) % 4] ?? ""),
  ).join("");
}

/** Returns the place one step of the compass beside another, as it is drawn for a side. */
export function besideOf(box: DOMRect, [x, y]: readonly [number, number], side: Side): DOMRect {
  let [across, along] = [x, -y];
  for (let turn = 0; turn < QUARTERS[side]; turn += 1) [across, along] = [-along, across];
  const { width, height } = box;
  return new DOMRect(box.x + across * width, box.y + along * height, width, height);
}
