// How cards are named and put into words.

import type { Explanation } from "../../pieces/explaining.svelte";
import type { Facts, Say } from "../contract";
import type { CardDeed, GoalKind, LaidCard } from "./facts";
import { nameOfCell, placeName } from "./places";

const SIDES = ["N", "E", "S", "W"] as const;

/** Tells whether a card of the hand is a path card. */
export function isPath(card: string): boolean {
  return /^([NESW]+|[nesw]+)$/.test(card);
}

export function isDeadEnd(path: string): boolean {
  return path === path.toLowerCase();
}

/** Returns the open sides of a goal, as printed. */
export function openingsOf(kind: GoalKind): string {
  return kind === "treasure" ? "NESW" : kind.slice("stone-".length);
}

/** Returns the name of a path by its shape. */
function shapeOf(path: string): string {
  const open = path.toUpperCase();
  if (isDeadEnd(path)) return "dead";
  if (open.length === 4) return "crossroads";
  if (open.length === 3) return "junction";
  if (open === "NS") return "shaft";
  return open === "EW" ? "gallery" : "curve";
}

/** Returns a path in words: its name, and which sides are open if the name does not imply it. */
export function sayPath(path: string, say: Say): string {
  const sides = SIDES.filter((side) => path.toUpperCase().includes(side));
  const open = sides.map((side) => say(`saboteur-direction-${side.toLowerCase()}`)).join(", ");
  return say("saboteur-path-name", { shape: shapeOf(path), open });
}

/** Returns a card of the hand in spoken words. */
export function sayCard(card: string, say: Say): string {
  return isPath(card) ? sayPath(card, say) : say("saboteur-card", { card } satisfies Facts);
}

/** Describes a card and its use, for the explainer. */
export function aboutCard(card: string, does: CardDeed, say: Say): Explanation {
  const kind = does !== "dig" ? does : isDeadEnd(card) ? "dead-end" : "tunnel";
  return { title: sayCard(card, say), text: say(`web-saboteur-about-${kind}`), piece: card };
}

/** Describes a place of the mine and the claims about it, for the explainer. */
export function aboutLaid(
  { card }: LaidCard,
  label: string,
  say: Say,
  said: readonly string[] = [],
): Explanation {
  if (isPath(card)) return { ...aboutCard(card, "dig", say), title: label };
  return { title: label, text: [...said, say(`web-saboteur-about-${card}`)].join("\n") };
}

/** Returns words for facts of events and refusals that are only symbols on the wire. */
export function wordsFor(facts: Record<string, unknown>, say: Say): Facts {
  const more: Facts = {};
  const { x, y, cell, path, card, kind, side } = facts;
  if (typeof x === "number" && typeof y === "number") more["where"] = placeName(x, y);
  if (typeof cell === "string") more["where"] = nameOfCell(cell);
  if (typeof path === "string") more["what"] = sayPath(path, say);
  if (typeof card === "string") more["what"] = sayCard(card, say);
  if (typeof kind === "string") more["what"] = say("saboteur-goal-name", { kind });
  if (typeof side === "string") more["side"] = say(`saboteur-direction-${side.toLowerCase()}`);
  return more;
}
