// Saboteur on the stage: a goal turns slowly, and at the end the dwarves turn over one by one.

import type { Scene } from "../contract";
import { cutAt, gameEvents, has } from "../events";
import { mineAfter } from "./course";
import type { GameEvent, Happened, Mine } from "./facts";

const CUTS: GameEvent["event"][] = [
  "goal_revealed",
  "treasure_reached",
  "cards_ran_out",
  "roles_dealt",
  "round_began",
];
const SUSPENSE = 900; // milliseconds before a goal turns
const TURN = 1100; // milliseconds that it takes and is shown, as in TurningGoal

const FIRST = 600; // milliseconds after the goals, when the first dwarf turns over
export const FLIP = 400;

/** Returns how long dwarves take to turn over. */
export function unmaskingOf(seats: number): number {
  return Math.min(2000, 700 + 240 * (seats + 1));
}

/** Returns when a dwarf begins to turn over; the spare one comes after all seats. */
export function turnsAt(dwarf: number, seats: number): number {
  return FIRST + ((unmaskingOf(seats) - FIRST - FLIP) * dwarf) / seats;
}

/** Splits the events into scenes, given the mines before and after. */
export function scenesOf(
  events: readonly Happened[],
  before: Mine,
  after: Mine,
): Scene<Mine, Happened>[] {
  let mine = before;
  return cutAt(events, CUTS, ["goal_revealed"]).flatMap((told): Scene<Mine, Happened>[] => {
    const happened = gameEvents(told);
    for (const event of happened) mine = mineAfter(mine, event, after);
    const scene = { events: told, public: mine };
    const [first] = happened;
    if (first?.event === "goal_revealed") {
      // Shown first and then announced, because it takes time.
      const lead = { name: "goal", milliseconds: SUSPENSE, goal: first.facts.goal };
      return [{ events: [], public: mine, lead, linger: TURN }, scene];
    }
    if (has(told, "dwarves_revealed"))
      // So are they. It stays on the table until closed, so that nobody who is to move waits for
      // others to read it.
      return [{ events: [], public: mine, linger: unmaskingOf(mine.hands.length) }, scene];
    return [scene];
  });
}
