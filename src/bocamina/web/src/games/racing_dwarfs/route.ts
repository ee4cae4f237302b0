// The way that a cart rolled along, to show it: the shortest over rails that meet.

import { SIZE } from "./turning";
import type { Race } from "./facts";

const STEPS: Record<string, readonly [number, number, string]> = {
  N: [0, 1, "S"],
  E: [1, 0, "W"],
  S: [0, -1, "N"],
  W: [-1, 0, "E"],
};

/** Returns the cells next to one by rails, those around the edge included. */
function neighboursOf(
  cell: string,
  rails: ReadonlyMap<string, string>,
  wraps: readonly [string, string][],
): string[] {
  const [column, row] = [cell.charCodeAt(0) - 97, Number(cell[1])];
  const found: string[] = [];
  for (const side of rails.get(cell) ?? "") {
    const [x, y, facing] = STEPS[side] ?? [0, 0, ""];
    if (column + x < 0 || column + x >= SIZE) continue;
    const next = `${String.fromCharCode(97 + column + x)}${row + y}`;
    if (rails.get(next)?.includes(facing)) found.push(next);
  }
  for (const pair of wraps)
    if (pair.includes(cell)) found.push(pair[0] === cell ? pair[1] : pair[0]);
  return found;
}

/** Returns the cells from one to the nearest of some others, or just the first where no way is seen. */
export function routeOf(
  race: Pick<Race, "cells" | "rock" | "reaches">,
  start: string,
  ends: readonly string[],
): string[] {
  const rails = new Map(race.cells.map(({ cell, rails }) => [cell, rails]));
  const taken = new Set(race.cells.flatMap(({ cell, cart }) => (cart === null ? [] : [cell])));
  taken.add(race.rock);
  const wraps = race.reaches[start]?.wraps ?? [];
  const ways: string[][] = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    const last = way[way.length - 1]!;
    if (ends.includes(last)) return way;
    for (const next of neighboursOf(last, rails, wraps)) {
      if (seen.has(next) || taken.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [start];
}

/** Tells whether two cells of a route lie at opposite edges. */
export function isAround(from: string, to: string): boolean {
  return (
    Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) > 1 ||
    Math.abs(Number(from[1]) - Number(to[1])) > 1
  );
}
