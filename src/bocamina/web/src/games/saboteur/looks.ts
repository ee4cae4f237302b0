// The look of each cell of the mine. It is computed for all of them at once, reusing unchanged
// objects, so that a cell rerenders only for its own changes.

import { share } from "../../sharing";
import type { GoalClaim } from "../contract";
import type { Place } from "../drawn/walk";
import type { Change } from "./changes";
import type { Extent } from "./extent";
import type { GoalKind, LaidCard } from "./facts";

export interface CellLook extends Place {
  place: string;
  card: LaidCard | undefined;
  change: Change | undefined; // by somebody else, since the viewer's last move
  isTarget: boolean;
  laid: string | null; // the path card to preview here
  doomed: boolean; // a card that would be removed, or a goal that would be looked at
  known: GoalKind | null;
  claims: GoalClaim[]; // claims about this goal
  turns: boolean; // a goal that is just turning over
  trembles: boolean; // a goal that is about to
  isCurrent: boolean; // the keyboard cursor is here
}

/** The state of the mine, and of the pending move. */
export interface MineLook {
  cards: readonly LaidCard[];
  changes: readonly Change[];
  targets: ReadonlySet<string>;
  ghost: (Place & { path: string }) | null;
  doomed: Place | null;
  known: readonly (GoalKind | null)[];
  claims: readonly GoalClaim[];
  turning: readonly number[];
  trembling: number;
  here: Place;
}

export interface Row {
  y: number;
  cells: CellLook[];
}

const NONE: GoalClaim[] = [];

/** Returns the cells of the mine row by row; what has not changed since `before` is shared with it. */
export function looksOf(mine: MineLook, extent: Extent, before: readonly Row[]): Row[] {
  const shown = new Map(before.flatMap(({ cells }) => cells.map((cell) => [cell.place, cell])));
  const cards = new Map(mine.cards.map((card) => [`${card.x},${card.y}`, card]));
  const changes = new Map(mine.changes.map((change) => [`${change.x},${change.y}`, change]));
  const rows: Row[] = [];
  for (let y = extent.north; y >= extent.south; y--) {
    const cells: CellLook[] = [];
    for (let x = extent.west; x <= extent.east; x++) {
      const place = `${x},${y}`;
      const look = lookOf({ x, y }, cards.get(place), changes.get(place), mine);
      cells.push(share(shown.get(place), look));
    }
    rows.push({ y, cells });
  }
  return rows;
}

function lookOf(
  { x, y }: Place,
  card: LaidCard | undefined,
  change: Change | undefined,
  { targets, ghost, doomed, known, claims, turning, trembling, here }: MineLook,
): CellLook {
  const place = `${x},${y}`;
  const goal = card?.goal ?? 0;
  return {
    x,
    y,
    place,
    card,
    change,
    isTarget: targets.has(place),
    laid: ghost?.x === x && ghost.y === y ? ghost.path : null,
    doomed: doomed?.x === x && doomed.y === y,
    known: known[goal - 1] ?? null,
    claims: goal > 0 ? claims.filter((claim) => claim.goal === goal) : NONE,
    turns: turning.includes(goal),
    trembles: goal > 0 && trembling === goal,
    isCurrent: here.x === x && here.y === y,
  };
}
