// What others have changed in the mine since the viewer's own last move.

import type { Place } from "../drawn/walk";
import { gameEvents } from "../events";
import type { Happened } from "./facts";
import { travelsIn } from "./travels";

export interface Change extends Place {
  seat: number; // who did it
  buried: boolean; // false: a card was laid
}

/** Tells whether a seat played or passed with a card in some events. */
export function hasPlayed(seat: number, events: readonly Happened[]): boolean {
  return travelsIn(events, []).some(({ from }) => from === seat);
}

/** Tells whether anybody did. */
export function isPlayed(events: readonly Happened[]): boolean {
  return travelsIn(events, []).some(({ from }) => from !== "deck");
}

/** Returns what has changed for a seat after some more events. */
export function changesAfter(
  before: readonly Change[],
  events: readonly Happened[],
  viewer: number,
): Change[] {
  let changes = [...before];
  for (const event of gameEvents(events)) {
    if (event.event === "round_began" || hasPlayed(viewer, [event])) changes = [];
    else if (event.event === "path_dug" || event.event === "rock_fell") {
      const { seat, x, y } = event.facts;
      changes = changes.filter((each) => each.x !== x || each.y !== y);
      changes.push({ x, y, seat, buried: event.event === "rock_fell" });
    }
  }
  return changes;
}

/** Returns whose tools were broken by the latest events, ignoring talk. */
export function struckAfter(before: readonly number[], events: readonly Happened[]): number[] {
  const told = gameEvents(events);
  if (told.length === 0 && events.length > 0) return [...before];
  return told.flatMap(({ event, facts }) => (event === "tool_broken" ? [facts.target_seat] : []));
}
