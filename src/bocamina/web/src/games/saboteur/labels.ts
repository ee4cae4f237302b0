// What each cell of the mine is called aloud.

import type { GoalClaim, Say, SeatLook } from "../contract";
import { sayPath } from "./cards";
import type { GoalKind, LaidCard } from "./facts";
import type { CellLook } from "./looks";
import { placeName } from "./places";

/** What the words need besides. */
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

/** Returns who says what of a goal that lies face down. */
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

/** Returns what a card of the mine shows, or what one knows to be on its other side. */
function sayFace({ card, goal }: LaidCard, { known, say }: Knowledge): string {
  const kind = known[goal - 1];
  if (card === "face-down")
    return kind ? say("web-saboteur-goal-known", { kind }) : say("web-saboteur-face-down");
  if (card === "start" || card === "treasure" || card === "stone")
    return say(`web-saboteur-${card}`);
  return sayPath(card, say);
}
