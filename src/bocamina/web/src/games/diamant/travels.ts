// The movements of people and gems in the cave, from events.

import { gameEvents } from "../events";
import type { Happened } from "./facts";

export type Travel =
  | { what: "share"; gems: number } // from the newest card to everybody inside, so many each
  | { what: "leave"; seat: number } // from the dark to the camp
  | { what: "bank"; seat: number; gems: number }; // from the camp to a chest

const MOST_GEMS = 5; // the most gems drawn: more would only be a blur

/** Returns the travels in some events. */
export function travelsIn(events: readonly Happened[]): Travel[] {
  return gameEvents(events).flatMap(({ event, facts }): Travel[] => {
    switch (event) {
      case "treasure_found":
        return [{ what: "share", gems: Math.min(MOST_GEMS, facts.each) }];
      case "choices_revealed":
        return facts.leaving_seats.map((seat) => ({ what: "leave", seat }));
      case "treasure_banked":
        return [{ what: "bank", seat: facts.seat, gems: Math.min(MOST_GEMS, facts.gems) }];
      default:
        return [];
    }
  });
}
