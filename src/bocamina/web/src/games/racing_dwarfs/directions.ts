// Directions and tiles in words, as the reader sees them on a board that is turned to them.

import type { Facts, Say } from "../contract";
import type { Cell, Race, Side } from "./facts";
import { turnRails } from "./turning";

/** The referee's facts about tiles: the orientations of each kind. */
type Tiles = Race["tiles"];

/** Returns the kind of tile with these rails; X is a crossing, which is no tile in the box. */
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

/** Describes the tile on a cell: whose it is, its kind, and where it is open. */
export function sayTile({ tile, rails }: Cell, tiles: Tiles, side: Side, say: Say): string {
  const kind = kindOf(rails, tiles);
  const what = say("racing-dwarfs-kind", { kind });
  return say("web-racing-dwarfs-tile", { tile, kind, what, way: sayRails(rails, side, say) });
}

/** Returns the facts of events and refusals in words, for a reader on a side. */
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
