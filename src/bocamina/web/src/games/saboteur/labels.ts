// Spoken labels of the cells of the mine.

import type { GoalClaim, Say, SeatLook } from "../contract";
import { sayPath } from "./cards";
import type { GoalKind, LaidCard } from "./facts";
import type { CellLook } from "./looks";
import { placeName } from "./places";

/** Further input of the labels. */
export interface Knowledge {
  known: readonly (GoalKind | null)[];
  claims: readonly GoalClaim[];
  seats: readonly SeatLook[];
  say: Say;
}

/** Returns a cell in words: where it is, what lies there, what is new, and whether it may be tapped. */
export function sayCell({ x, y, card, change, isTarget }: CellLook, knowing: Knowledge): string {
  const { say, seats } = knowing;
  const who = seats[change?.seat ?? -1]?.name ?? "?";
  const news = change
    ? ` ${say("web-saboteur-changed", { buried: change.buried ? "yes" : "no", who })}`
    : "";
  const target = isTarget ? ` ${say("web-saboteur-target")}` : "";
  const what = card ? sayLaid(card, knowing) : say("web-saboteur-empty");
  return `${placeName(x, y)}: ${what}${news}${target}`;
}

const NOTHING: string[] = [];

/** Returns the claims about a face-down goal in words. */
export function sayClaims(card: LaidCard | undefined, knowing: Knowledge): string[] {
  const { claims, say, seats } = knowing;
  if (card?.card !== "face-down") return NOTHING;
  return claims
    .filter(({ goal }) => goal === card.goal)
    .map(({ seat, says }) =>
      say("web-saboteur-claimed", { who: seats[seat]?.name ?? "?", kind: says }),
    );
}

function sayLaid(card: LaidCard, knowing: Knowledge): string {
  const { say } = knowing;
  const goal = card.goal ? `${say("web-saboteur-goal", { goal: card.goal })} ` : "";
  const cut = card.joined || card.card === "face-down" ? "" : ` ${say("web-saboteur-cut-off")}`;
  return `${goal}${sayFace(card, knowing)}${cut}`;
}

/** Describes a card of the mine, or what the viewer knows to be on its other side. */
function sayFace({ card, goal }: LaidCard, { known, say }: Knowledge): string {
  const kind = known[goal - 1];
  if (card === "face-down")
    return kind ? say("web-saboteur-goal-known", { kind }) : say("web-saboteur-face-down");
  if (card === "start" || card === "treasure" || card === "stone")
    return say(`web-saboteur-${card}`);
  return sayPath(card, say);
}
