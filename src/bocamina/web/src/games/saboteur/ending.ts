// The end of a round, collected from events, since the next view may show the next round.

import { listNames } from "../../i18n/tell";
import type { Say } from "../contract";
import { gameEvents } from "../events";
import type { GoalKind, Happened, Mine, Role } from "./facts";

export interface Ending {
  round: number;
  found: number | null; // the seat that opened the way to the treasure
  pay: number; // nuggets to each saboteur
  goals: (GoalKind | null)[];
  saboteurs: number[];
  spare: Role | null;
}

/** Returns in words who won a round, and what they get. */
export function sayWho(
  { found, pay, saboteurs }: Ending,
  names: readonly string[],
  say: Say,
): string {
  const nameOf = (seat: number) => names[seat] ?? "?";
  if (found !== null) return say("web-saboteur-found", { who: nameOf(found) });
  const who = listNames(saboteurs.map(nameOf), say);
  return say("web-saboteur-not-found", { saboteurs: saboteurs.length, who, nuggets: pay });
}

const goalsIn = ({ cards, goals }: Mine): (GoalKind | null)[] =>
  goals.map((_, index) => cards.find(({ goal }) => goal === index + 1)?.kind ?? null);

/** Returns the end of a round from a view, if it shows one. */
export function endingIn(mine: Mine): Ending | null {
  if (!mine.dwarves) return null;
  const goals = goalsIn(mine);
  const saboteurs = mine.dwarves.flatMap((role, seat) => (role === "saboteur" ? [seat] : []));
  return {
    round: mine.round,
    found: mine.finder,
    pay: mine.owed,
    goals,
    saboteurs,
    spare: mine.spare,
  };
}

/** Returns the end of a round from some events, if one ended. */
export function endingAmong(events: readonly Happened[], before: Mine, after: Mine): Ending | null {
  // Without motion several scenes are shown at once: earlier reveals are not in these events.
  const goals = goalsIn(after.round === before.round ? after : before);
  let found: number | null = null;
  let pay = after.owed;
  let unmasked: { saboteurs: number[]; spare: Role } | null = null;
  for (const { event, facts } of gameEvents(events)) {
    if (event === "goal_revealed" || event === "goal_shown") {
      goals[facts.goal - 1] = facts.kind;
    }
    if (event === "treasure_reached") found = facts.seat;
    if (event === "pay_collected") pay = facts.nuggets; // if the next round has begun
    if (event === "dwarves_revealed")
      unmasked = { saboteurs: facts.saboteur_seats, spare: facts.spare };
  }
  return unmasked && { round: before.round, found, pay, goals, ...unmasked };
}
