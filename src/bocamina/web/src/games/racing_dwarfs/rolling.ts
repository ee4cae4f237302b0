// What rolled where in what happened, as places on the screen.

import type { Happening } from "../../wire";
import { isAround, routeOf } from "./route";
import { gameEvents } from "../events";
import type { GameEvent, Race, Side } from "./facts";

export interface Roll {
  seat: number; // -1 is the Rock
  from: DOMRect;
  to: DOMRect;
  via: { x: number; y: number; jump?: boolean }[];
  end: string | null; // the cell that it stands on now
}

type RectOf = (cell: string) => DOMRect | null;

const OUT: Record<Side, readonly [number, number]> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};
const OPPOSITE: Record<Side, Side> = { north: "south", east: "west", south: "north", west: "east" };

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Returns where a route passes: the sides of cells, and beyond the edge where it goes around. */
export function stopsOf(route: readonly string[], rectOf: RectOf): Roll["via"] {
  const stops: Roll["via"] = [];
  for (let index = 1; index < route.length; index += 1) {
    const [from, to] = [route[index - 1]!, route[index]!];
    const [a, b] = [rectOf(from), rectOf(to)];
    if (!a || !b) continue;
    const [p, q] = [middle(a), middle(b)];
    if (!isAround(from, to)) stops.push({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
    else {
      const [x, y] = [Math.sign(p.x - q.x) * a.width, Math.sign(p.y - q.y) * a.height];
      const level = Math.abs(p.x - q.x) > Math.abs(p.y - q.y);
      const out = level ? { x, y: 0 } : { x: 0, y };
      stops.push(
        { x: p.x + out.x / 2, y: p.y + out.y / 2 },
        { x: q.x - out.x / 2, y: q.y - out.y / 2, jump: true },
      );
    }
  }
  return stops;
}

/** Returns what rolled; `before` is the race as it was until then, `beside` a place outside a cell. */
export function rollsIn(
  events: readonly Happening[],
  before: Race,
  rectOf: RectOf,
  beside: (cell: string, step: readonly [number, number]) => DOMRect | null,
): Roll[] {
  return gameEvents<GameEvent>(events).flatMap(({ event, facts }): Roll[] => {
    switch (event) {
      case "cart_moved":
      case "rock_moved": {
        const seat = event === "rock_moved" ? -1 : facts.seat;
        const { start, end } = facts;
        const [from, to] = [rectOf(start), rectOf(end)];
        return from && to
          ? [{ seat, from, to, via: stopsOf(routeOf(before, start, [end]), rectOf), end }]
          : [];
      }
      case "cart_entered": {
        const { seat, cell } = facts;
        const side = before.sides[seat] ?? "south";
        const [from, to] = [beside(cell, OUT[side]), rectOf(cell)];
        return from && to ? [{ seat, from, to, via: [], end: cell }] : [];
      }
      case "cart_left":
      case "cart_returned": {
        const { seat, cell } = facts;
        const side = before.sides[seat] ?? "south";
        const reach = before.reaches[cell];
        const isOut = event === "cart_left";
        const route = routeOf(before, cell, (isOut ? reach?.exits : reach?.returns) ?? [cell]);
        const last = route[route.length - 1] ?? cell;
        const [from, to] = [rectOf(cell), beside(last, OUT[isOut ? OPPOSITE[side] : side])];
        const door = rectOf(last);
        const via = [...stopsOf(route, rectOf), ...(door ? [middle(door)] : [])];
        return from && to ? [{ seat, from, to, via, end: null }] : [];
      }
      default:
        return [];
    }
  });
}
