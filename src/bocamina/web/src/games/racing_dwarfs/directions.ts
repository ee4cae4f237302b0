// Directions and tiles in words, as the reader sees them on a board that is turned to them.

import type { Facts, Say } from "../contract";
import type { Side } from "./facts";
import { turnRails } from "./turning";

const COMPASS: Record<string, string> = { north: "N", east: "E", south: "S", west: "W" };

/** Returns a direction of the compass in words: up, right, down, left. */
export function sayFacing(facing: string, side: Side, say: Say): string {
  const letters = Object.keys(COMPASS).flatMap((name) =>
    facing.includes(name) ? [COMPASS[name]!] : [],
  );
  return [...turnRails(letters.join(""), side)]
    .map((letter) => say(`web-racing-dwarfs-side-${letter.toLowerCase()}`))
    .join(", ");
}

/** Returns what facts of events and refusals are called. */
export function wordsFor(facts: Record<string, unknown>, say: Say, side: Side): Facts {
  const more: Facts = {};
  const { facing, kind } = facts;
  if (typeof facing === "string") more["way"] = sayFacing(facing, side, say);
  if (typeof kind === "string") more["what"] = say("web-racing-dwarfs-kind", { kind });
  return more;
}
