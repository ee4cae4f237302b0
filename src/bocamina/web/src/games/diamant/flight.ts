// The cave when a hazard came for the second time, which no view contains: the next one is of the
// following expedition.

import { gameEvents } from "../events";
import { caveAfter } from "./course";
import type { Cave, Happened, Hazard } from "./facts";

export interface Flight {
  cave: Cave;
  leavers: number[]; // who had just left, and was spared
  hazard: Hazard;
  lost: number; // by each adventurer inside
}

/** Returns the last flight in some events, given the caves before and after them. */
export function flightIn(events: readonly Happened[], before: Cave, after: Cave): Flight | null {
  let cave = before;
  let leavers: number[] = [];
  let flight: Flight | null = null;
  for (const happened of gameEvents(events)) {
    const { event, facts } = happened;
    cave = caveAfter(cave, happened, after);
    if (event === "expedition_began") leavers = [];
    if (event === "choices_revealed") leavers = facts.leaving_seats;
    if (event === "expedition_fled")
      flight = { cave, leavers, hazard: facts.hazard, lost: facts.lost };
  }
  return flight;
}
