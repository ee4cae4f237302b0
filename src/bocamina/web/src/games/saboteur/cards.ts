// How cards are named and put into words.

import type { Explanation } from "../../pieces/explaining.svelte";
import type { Facts, Say } from "../contract";
import { FACES, type Bar, type CardDeed, type LaidCard } from "./facts";
import { nameOfCell, placeName } from "./places";

/** Tells whether a card of the hand is a path card. */
export function isPath(card: string): boolean {
  const face = FACES[card];
  return face !== undefined && face.shape !== "goal";
}

export const isDeadEnd = (path: string): boolean => FACES[path]?.shape === "dead";

/** Returns the sides to which a path card is open, or a goal as it is printed. */
export const openingsOf = (card: string): string => FACES[card]?.openings ?? "";

/** Returns a path in words: its name, and which sides are open if the name does not imply it. */
export function sayPath(path: string, say: Say): string {
  const sides = [...openingsOf(path)];
  const open = sides.map((side) => say(`saboteur-direction-${side.toLowerCase()}`)).join(", ");
  return say("saboteur-path-name", { shape: FACES[path]?.shape ?? "", open });
}

/** Returns a card of the hand in spoken words. */
export function sayCard(card: string, say: Say): string {
  return isPath(card) ? sayPath(card, say) : say("saboteur-card", { card } satisfies Facts);
}

/** Returns why the referee forbids a card wherever one would play it. */
export const sayBar = ({ reason, facts }: Bar, say: Say): string =>
  say(`saboteur-refusal-${reason}`, facts);

/** Describes a card and its use, for the explainer, and why it cannot be used now. */
export function aboutCard(
  card: string,
  does: CardDeed,
  say: Say,
  barred: Bar | null = null,
): Explanation {
  const kind = does !== "dig" ? does : isDeadEnd(card) ? "dead-end" : "tunnel";
  const lines = [say(`web-saboteur-about-${kind}`), ...(barred ? [sayBar(barred, say)] : [])];
  return { title: sayCard(card, say), text: lines.join("\n"), piece: card };
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
