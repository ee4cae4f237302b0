// How much of the boundless mine is drawn.

import type { LaidCard, Place } from "./facts";

export interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Returns the cells to draw: start, goals and all cards, and a cell more around those that one may dig from. */
export function extentOf(
  cards: readonly Pick<LaidCard, "x" | "y" | "card">[],
  goals: readonly Place[],
): Extent {
  const extent: Extent = { west: 0, east: 0, south: 0, north: 0 };
  for (const { x, y, card } of [
    ...goals.map((goal) => ({ ...goal, card: "face-down" })),
    ...cards,
  ]) {
    const room = card === "face-down" ? 0 : 1;
    extent.west = Math.min(extent.west, x - room);
    extent.east = Math.max(extent.east, x + room);
    extent.south = Math.min(extent.south, y - room);
    extent.north = Math.max(extent.north, y + room);
  }
  return extent;
}
