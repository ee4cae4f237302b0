// The cave when a hazard came for the second time, which no view shows: the next one is of the
// expedition that follows.

import type { Happening } from "../../wire";
import { gameEvents } from "../events";
import type { Cave, GameEvent, Hazard, PathCard } from "./facts";

export interface Flight {
  cave: Cave;
  leavers: number[]; // who had just left, and was spared
  hazard: Hazard;
  lost: number; // by each adventurer inside
}

/** Returns the last flight in some events, from the cave before them and the one after. */
export function flightIn(events: readonly Happening[], before: Cave, after: Cave): Flight | null {
  let cave = before;
  let leavers: number[] = [];
  let flight: Flight | null = null;
  for (const { event, facts } of gameEvents<GameEvent>(events)) {
    switch (event) {
      case "expedition_began":
        leavers = [];
        cave = {
          ...cave,
          expedition: facts.expedition,
          path: [],
          met: [],
          deck: after.deck,
          inside: cave.inside.map(() => cave.adventurers),
        };
        break;
      case "treasure_found":
        cave = withCard(cave, { card: String(facts.value), gems: facts.left, idol: false });
        break;
      case "idol_found":
        cave = withCard(cave, { card: "1", gems: 0, idol: true });
        break;
      case "hazard_met":
        cave = withHazard(cave, facts.hazard as Hazard);
        break;
      case "choices_revealed":
        leavers = facts.leaving_seats;
        cave = {
          ...cave,
          inside: cave.inside.map(
            (count, seat) => count - leavers.filter((each) => each === seat).length,
          ),
        };
        break;
      case "path_shared":
        cave = { ...cave, path: shared(cave.path, facts.left) };
        break;
      case "idol_taken":
        cave = { ...cave, path: cave.path.map((card) => ({ ...card, idol: false })) };
        break;
      case "expedition_fled": {
        const hazard = facts.hazard as Hazard;
        const { chests, idols } = after; // nobody loses what is in a chest
        const still = {
          phase: "draw" as const,
          carried: 0,
          idol_carried: false,
          chosen: [],
          odds: null,
          chests,
          idols,
        };
        flight = {
          cave: { ...withHazard(cave, hazard), ...still },
          leavers,
          hazard,
          lost: facts.lost,
        };
      }
    }
  }
  return flight;
}

function withCard(cave: Cave, card: PathCard): Cave {
  const left = Math.max(0, (cave.deck[card.card] ?? 0) - 1);
  return { ...cave, path: [...cave.path, card], deck: { ...cave.deck, [card.card]: left } };
}

function withHazard(cave: Cave, hazard: Hazard): Cave {
  const met = cave.met.includes(hazard) ? cave.met : [...cave.met, hazard];
  return { ...withCard(cave, { card: hazard, gems: 0, idol: false }), met };
}

/** Returns a path after its gems were divided. */
function shared(path: readonly PathCard[], left: number): PathCard[] {
  // D8: what could not be divided lies on the first card that held any.
  const first = path.findIndex((card) => card.gems > 0);
  return path.map((card, place) => ({ ...card, gems: place === first ? left : 0 }));
}
