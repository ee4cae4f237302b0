// Diamant on the stage: all helmets turn at once, those who leave walk out, then comes the card.

import type { Lead, Scene } from "../contract";
import { cutAt, gameEvents, has } from "../events";
import { caveAfter } from "./course";
import type { Cave, GameEvent, Happened } from "./facts";

const CARDS: GameEvent["event"][] = [
  "treasure_found",
  "idol_found",
  "hazard_met",
  "expedition_fled",
];
const CUTS: GameEvent["event"][] = [...CARDS, "expedition_began", "game_ended"];
const COUNT = 900; // milliseconds: three, two, one

/** Splits the events into scenes, given the caves before and after. */
export function scenesOf(
  events: readonly Happened[],
  before: Cave,
  after: Cave,
): Scene<Cave, Happened>[] {
  let cave = before;
  return cutAt(events, CUTS, ["choices_revealed"]).map((told) => {
    const lead = has(told, "choices_revealed") ? countFor(cave) : undefined;
    for (const event of gameEvents(told)) cave = caveAfter(cave, event, after);
    return {
      events: told,
      public: cave,
      ...(lead && { lead }),
      ...lengthOf(told),
    };
  });
}

/** Returns the countdown before choices are shown; a lone adventurer has nobody to wait for. */
function countFor(cave: Cave): Lead | undefined {
  const seats = cave.inside.flatMap((count, seat) => (count > 0 ? [seat] : []));
  return seats.length > 1 ? { name: "count", milliseconds: COUNT, seats } : undefined;
}

function lengthOf(told: readonly Happened[]): Pick<Scene<Cave>, "linger" | "stays"> {
  if (has(told, "expedition_fled")) return { linger: 2000, stays: true };
  if (has(told, "choices_revealed")) return { linger: 1000, stays: true };
  if (has(told, "treasure_banked", ...CARDS)) return { linger: 600 };
  return has(told, "expedition_began") ? { linger: 300 } : { linger: 0 };
}
