// How cards are named and put into words.

import type { Facts, Say } from "../contract";
import type { Tool } from "./facts";
import { TOOLS } from "./names";

const SIDES = ["N", "E", "S", "W"] as const;

/** Tells whether a card of the hand is a path card. */
export function isPath(card: string): boolean {
  return /^([NESW]+|[nesw]+)$/.test(card);
}

export function isDeadEnd(path: string): boolean {
  return path === path.toLowerCase();
}

/** Returns the tools on a repair card, or the one on a card that breaks. */
export function toolsOn(card: string): Tool[] {
  return TOOLS.filter((tool) => card.split("-").includes(tool));
}

/** Returns a path in spoken words: which sides are open, and whether they are joined. */
export function sayPath(path: string, say: Say): string {
  const sides = SIDES.filter((side) => path.toUpperCase().includes(side));
  const open = sides.map((side) => say(`web-saboteur-side-${side.toLowerCase()}`)).join(", ");
  return say("web-saboteur-path", { open, dead: isDeadEnd(path) ? "yes" : "no" });
}

/** Returns a card of the hand in spoken words. */
export function sayCard(card: string, say: Say): string {
  return isPath(card) ? sayPath(card, say) : say("saboteur-card", { card } satisfies Facts);
}

/** Returns where a cell is, in words that follow from the start. */
export function sayCell(x: number, y: number, say: Say): string {
  return say("web-saboteur-cell", {
    x: Math.abs(x),
    y: Math.abs(y),
    across: x === 0 ? "none" : x > 0 ? "east" : "west",
    along: y === 0 ? "none" : y > 0 ? "north" : "south",
  });
}
