// How much of the boundless mine is drawn, and where one gets by arrow keys.

import type { LaidCard } from "./types";

export interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Returns the cells to draw: all cards, and a cell more around those that one may dig from. */
export function extentOf(cards: readonly Pick<LaidCard, "x" | "y" | "card">[]): Extent {
  const extent: Extent = { west: 0, east: 8, south: -2, north: 2 };
  for (const { x, y, card } of cards) {
    const room = card === "face-down" ? 0 : 1;
    extent.west = Math.min(extent.west, x - room);
    extent.east = Math.max(extent.east, x + room);
    extent.south = Math.min(extent.south, y - room);
    extent.north = Math.max(extent.north, y + room);
  }
  return extent;
}

export interface Place {
  x: number;
  y: number;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Returns the nearest of some places in the direction of an arrow key. */
export function walk<P extends Place>(places: readonly P[], from: Place | null, key: string): P | null {
  const step = STEPS[key];
  if (!step || places.length === 0) return null;
  if (!from) return places[0] ?? null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * step[0] + (place.y - from.y) * step[1];
    const aside = Math.abs((place.x - from.x) * step[1]) + Math.abs((place.y - from.y) * step[0]);
    if (ahead <= 0) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
