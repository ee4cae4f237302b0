// Directions and tiles in words, as the reader sees them on a board that is turned to them.

import type { Facts, Say } from "../contract";
import type { Cell, Race, Side } from "./facts";
import { turnRails } from "./turning";

/** What the referee tells of tiles: how those of each kind may lie. */
type Tiles = Race["tiles"];

/** Returns what kind of tile has such rails; X is a crossing, which no tile of the box is. */
function kindOf(rails: string, tiles: Tiles): string {
  const found = Object.entries(tiles).find(([, ways]) => ways.some(([, each]) => each === rails));
  return found?.[0] ?? "X";
}

/** Returns in words where rails lead: up, right, down, left. */
export function sayRails(rails: string, side: Side, say: Say): string {
  return [...turnRails(rails, side)]
    .map((letter) => say(`racing-dwarfs-direction-${letter.toLowerCase()}`))
    .join(", ");
}

/** Returns what lies on a cell: whose tile, its kind, and where it is open. */
export function sayTile({ tile, rails }: Cell, tiles: Tiles, side: Side, say: Say): string {
  const kind = kindOf(rails, tiles);
  const what = say("racing-dwarfs-kind", { kind });
  return say("web-racing-dwarfs-tile", { tile, kind, what, way: sayRails(rails, side, say) });
}

/** Returns what facts of events and refusals are called, to who sits on a side. */
export function wordsFor(
  { facing, kind }: Record<string, unknown>,
  tiles: Tiles,
  side: Side,
  say: Say,
): Facts {
  if (typeof kind !== "string") return {};
  const what = say("racing-dwarfs-kind", { kind });
  const rails = tiles[kind]?.find(([way]) => way === facing)?.[1];
  return rails === undefined ? { what } : { what, way: sayRails(rails, side, say) };
}
