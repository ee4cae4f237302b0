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

/** Returns by which side one leaves a cell for another, beyond the edge where they lie apart. */
function sideTo(from: string, to: string): string {
  const [x, y] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to[1]) - Number(from[1])];
  const ahead = isAround(from, to) ? -1 : 1;
  if (x !== 0) return x * ahead > 0 ? "E" : "W";
  return y * ahead > 0 ? "N" : "S";
}

/** Returns the cells from one to the nearest of some others, or just the first where no way is seen. */
export function routeOf(
  race: Pick<Race, "cells" | "rock" | "reaches" | "plus_turns">,
  start: string,
  ends: readonly string[],
): string[] {
  const rails = new Map(race.cells.map(({ cell, rails }) => [cell, rails]));
  const taken = new Set(race.cells.flatMap(({ cell, cart }) => (cart === null ? [] : [cell])));
  taken.add(race.rock);
  const wraps = race.reaches[start]?.wraps ?? [];
  const goesStraight = (cell: string) => !race.plus_turns && rails.get(cell)?.length === 4;
  const ways: string[][] = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    const [before, last] = [way.at(-2), way.at(-1)!];
    if (ends.includes(last)) return way;
    for (const next of neighboursOf(last, rails, wraps)) {
      const side = sideTo(last, next);
      if (taken.has(next) || next === start) continue;
      if (before && goesStraight(last) && sideTo(before, last) !== side) continue;
      const arrival = goesStraight(next) ? `${next} ${side}` : next;
      if (seen.has(arrival)) continue;
      seen.add(arrival);
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
