// What changed and what rolled where in some events, in screen coordinates, along the rails as
// drawn.

import type { Scene } from "../contract";
import { cutAt, gameEvents } from "../events";
import { SIZE } from "./turning";
import type { GameEvent, Happened, Race, Side } from "./facts";

export interface Point {
  x: number;
  y: number;
}

export interface Roll {
  seat: number; // -1 is the Rock
  from: DOMRect;
  to: DOMRect;
  via: (Point & { jump?: boolean })[];
  milliseconds: number;
  end: string | null; // the cell that it stands on now
}

/** Something that rolls over cells of the board, and the sides by which it enters or leaves. */
interface Run {
  seat: number;
  way: readonly string[];
  enters?: Side;
  leaves?: Side;
}

/** Where the cells lie, and places outside them. */
export interface Places {
  rectOf: (cell: string) => DOMRect | null;
  beside: (cell: string, step: readonly [number, number]) => DOMRect | null;
  railsOf: (cell: string) => string;
}

const OUT: Record<Side, readonly [number, number]> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

const BEND = 6; // points of a drawn bend

export const middleOf = (box: DOMRect): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** Returns the points of a bend from one side of a cell to another: a quarter around their corner. */
function bend(middle: Point, from: Point, to: Point): Point[] {
  const corner = { x: from.x + to.x - middle.x, y: from.y + to.y - middle.y };
  return Array.from({ length: BEND }, (_, step) => {
    const angle = ((step + 1) / BEND) * (Math.PI / 2);
    const [near, far] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: corner.x + near * (from.x - corner.x) + far * (to.x - corner.x),
      y: corner.y + near * (from.y - corner.y) + far * (to.y - corner.y),
    };
  });
}

/** Returns the way through a cell from one side to another, as its rails are drawn: a bend where
 *  there are two that turn, else straight or across the middle. */
function through(middle: Point, from: Point, to: Point, rails: string): Point[] {
  const isStraight =
    Math.abs(from.x + to.x - 2 * middle.x) + Math.abs(from.y + to.y - 2 * middle.y) < 2;
  if (isStraight) return [to];
  return rails.length === 2 ? bend(middle, from, to) : [middle, to];
}

/** Tells whether two cells of a way lie at opposite edges. */
function isAround(from: string, to: string): boolean {
  const columns = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  return Math.max(columns, Math.abs(Number(from[1]) - Number(to[1]))) === SIZE - 1;
}

/** Returns the points between a cell and the next: the side between them, or beyond one edge and
 *  back from beyond the opposite one. */
function gateOf(from: DOMRect, to: DOMRect, isAround: boolean): { out: Point; into: Point } {
  const [p, q] = [middleOf(from), middleOf(to)];
  if (!isAround) {
    const side = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    return { out: side, into: side };
  }
  const isLevel = Math.abs(p.x - q.x) > Math.abs(p.y - q.y);
  const x = isLevel ? (Math.sign(p.x - q.x) * from.width) / 2 : 0;
  const y = isLevel ? 0 : (Math.sign(p.y - q.y) * from.height) / 2;
  return { out: { x: p.x + x, y: p.y + y }, into: { x: q.x - x, y: q.y - y } };
}

/** Returns the points of a route along its rails; `beyond` is a place outside where it ends. */
export function stopsOf(
  route: readonly string[],
  railsOf: (cell: string) => string,
  rectOf: Places["rectOf"],
  beyond: DOMRect | null = null,
): Roll["via"] {
  const rects = route.map(rectOf);
  const stops: Roll["via"] = [];
  let from: Point | null = null; // the side by which the cell was entered
  route.forEach((cell, index) => {
    const [rect, next] = [
      rects[index],
      rects[index + 1] ?? (index + 1 < route.length ? null : beyond),
    ];
    if (!rect || !next) return;
    const around = index + 1 < route.length && isAround(cell, route[index + 1]!);
    const { out, into } = gateOf(rect, next, around);
    stops.push(...(from ? through(middleOf(rect), from, out, railsOf(cell)) : [out]));
    if (around) stops.push({ ...into, jump: true });
    from = into;
  });
  return stops;
}

/** Returns the cells of a way, given by the referee. */
export const cellsOf = (way: string): string[] => way.split(" ");

/** Returns what rolled in an event, if anything did; `before` is the race until then. */
function runIn({ event, facts }: GameEvent, before: Race): Run | null {
  switch (event) {
    case "cart_moved":
    case "rock_moved": {
      const { seat, start, end } = facts;
      // Without a way, as after a gap, it goes straight.
      const told = before.reaches[start]?.ways.find((way) => way.endsWith(end));
      const way = told ?? `${start} ${end}`;
      return { seat: event === "rock_moved" ? -1 : seat, way: cellsOf(way) };
    }
    case "cart_entered":
      return { seat: facts.seat, way: [facts.cell], enters: before.sides[facts.seat]! };
    case "cart_left":
    case "cart_returned": {
      const { seat, cell } = facts;
      const reach = before.reaches[cell];
      return event === "cart_left"
        ? { seat, way: cellsOf(reach?.out || cell), leaves: before.goals[seat]! }
        : { seat, way: cellsOf(reach?.back || cell), leaves: before.sides[seat]! };
    }
    default:
      return null;
  }
}

/** Returns the path of something that rolls: first place, points between, and last place. */
export function lineOf(
  { way, enters, leaves }: Omit<Run, "seat">,
  { rectOf, beside, railsOf }: Places,
): Pick<Roll, "from" | "to" | "via"> | null {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = enters ? beside(first, OUT[enters]) : rectOf(first);
  const to = leaves ? beside(last, OUT[leaves]) : rectOf(last);
  const via = enters ? [] : stopsOf(way, railsOf, rectOf, leaves ? to : null);
  return from && to ? { from, to, via } : null;
}

/** Returns what rolled; `before` is the race as it was until then. */
export function rollsIn(
  events: readonly Happened[],
  before: Race,
  places: Omit<Places, "railsOf">,
): Roll[] {
  const rails = new Map(before.cells.map((each) => [each.cell, each.rails]));
  const railsOf = (cell: string) => rails.get(cell) ?? "";
  return gameEvents(events).flatMap((happened): Roll[] => {
    const run = runIn(happened, before);
    const line = run && lineOf(run, { ...places, railsOf });
    if (!run || !line) return [];
    const end = run.leaves ? null : (run.way.at(-1) ?? null);
    return [{ seat: run.seat, ...line, milliseconds: millisecondsOf(run.way.length), end }];
  });
}

/** Returns the cells whose tiles were turned, and those on which one was laid or uncovered. */
export function changesIn(events: readonly Happened[]): { turned: string[]; placed: string[] } {
  const changes: ReturnType<typeof changesIn> = { turned: [], placed: [] };
  for (const { event, facts } of gameEvents(events)) {
    switch (event) {
      case "tile_rotated":
      case "green_oriented":
        changes.turned.push(facts.cell);
        break;
      case "tile_placed":
      case "green_flipped":
      case "green_uncovered":
        changes.placed.push(facts.cell);
    }
  }
  return changes;
}

/** Returns the duration of a roll over so many cells: long enough for the eye to follow. */
function millisecondsOf(cells: number): number {
  return Math.min(900, 400 + 60 * cells);
}

/** Splits events into scenes, each of which lasts as long as something rolls in it; the race ends
 *  when its last cart has arrived. */
export function scenesOf(
  events: readonly Happened[],
  before: Race,
  after: Race,
): Scene<Race, Happened>[] {
  return cutAt(events, ["game_ended"]).map((told) => {
    const ways = gameEvents(told).map((event) => runIn(event, before)?.way.length ?? 0);
    const longest = Math.max(0, ...ways);
    const scene = { events: told, public: after };
    return longest > 0 ? { ...scene, linger: millisecondsOf(longest) } : scene;
  });
}
