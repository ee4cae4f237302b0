// What others have changed in the mine since the viewer's own last move.

import type { Happening } from "../../wire";
import type { Place } from "../drawn/walk";
import { travelsIn } from "./travels";

export interface Change extends Place {
  seat: number; // who did it
  buried: boolean; // else a card was laid
}

/** Tells whether a seat played or passed with a card in some events. */
export function hasPlayed(seat: number, events: readonly Happening[]): boolean {
  return travelsIn(events, []).some(({ from }) => from === seat);
}

/** Returns what has changed for a seat after some more events. */
export function changesAfter(
  before: readonly Change[],
  events: readonly Happening[],
  viewer: number,
): Change[] {
  let changes = [...before];
  for (const event of events) {
    if (event.at_table) continue;
    if (event.event === "round_began" || hasPlayed(viewer, [event])) changes = [];
    else if (event.event === "path_dug" || event.event === "rock_fell") {
      const { seat, x, y } = event.facts as { seat: number; x: number; y: number };
      changes = changes.filter((each) => each.x !== x || each.y !== y);
      changes.push({ x, y, seat, buried: event.event === "rock_fell" });
    }
  }
  return changes;
}
