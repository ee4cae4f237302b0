// Directions and tiles in words, as the reader sees them on a board that is turned to them.

import type { Facts, Say } from "../contract";
import type { Cell, Kind, Side } from "./facts";
import { turnRails } from "./turning";

const COMPASS = ["north", "east", "south", "west"];
const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

/** Returns the sides to which a tile that faces somewhere is open. */
function railsOf(kind: string, facing: string): string {
  const ahead = COMPASS.filter((name) => facing.includes(name)).map((name) =>
    name[0]!.toUpperCase(),
  );
  const back = OPPOSITE[ahead[0] ?? ""] ?? "";
  if (kind === "I") return ahead.join("") + back;
  return kind === "T" ? "NESW".replace(back, "") : ahead.join("");
}

/** Returns what kind of tile has such rails; X is a crossing. */
function kindOf(rails: string): Kind | "X" {
  if (rails.length !== 2) return rails.length === 3 ? "T" : "X";
  return OPPOSITE[rails[0]!] === rails[1] ? "I" : "L";
}

/** Returns in words where rails lead: up, right, down, left. */
export function sayRails(rails: string, side: Side, say: Say): string {
  return [...turnRails(rails, side)]
    .map((letter) => say(`racing-dwarfs-direction-${letter.toLowerCase()}`))
    .join(", ");
}

/** Returns in words where a tile is open. */
export function sayOpen(kind: string, facing: string, side: Side, say: Say): string {
  return sayRails(railsOf(kind, facing), side, say);
}

/** Returns what lies on a cell: whose tile, its kind, and where it is open. */
export function sayTile({ tile, rails }: Cell, side: Side, say: Say): string {
  const kind = kindOf(rails);
  const what = say("racing-dwarfs-kind", { kind });
  return say("web-racing-dwarfs-tile", { tile, kind, what, way: sayRails(rails, side, say) });
}

/** Returns what facts of events and refusals are called. */
export function wordsFor(facts: Record<string, unknown>, say: Say, side: Side): Facts {
  const more: Facts = {};
  const { facing, kind } = facts;
  if (typeof facing === "string") more["way"] = sayOpen(String(kind), facing, side, say);
  if (typeof kind === "string") more["what"] = say("racing-dwarfs-kind", { kind });
  return more;
}
