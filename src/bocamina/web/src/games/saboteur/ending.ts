// How a round ended, gathered from what happened, since the next view may show the next round.

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

/** Returns what a view shows of a round's end, if it is one. */
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

/** Returns how a round ended in the course of some events, if one did. */
export function endingAmong(events: readonly Happened[], before: Mine, after: Mine): Ending | null {
  // Without motion several scenes are told at once: what turned over in the one before is not here.
  const goals = goalsIn(after.round === before.round ? after : before);
  let found: number | null = null;
  let pay = after.owed;
  let unmasked: { saboteurs: number[]; spare: Role } | null = null;
  for (const { event, facts } of gameEvents(events)) {
    if (event === "goal_revealed" || event === "goal_shown") {
      goals[facts.goal - 1] = facts.kind;
    }
    if (event === "treasure_reached") found = facts.seat;
    if (event === "pay_collected") pay = facts.nuggets; // where the next round has begun
    if (event === "dwarves_revealed")
      unmasked = { saboteurs: facts.saboteur_seats, spare: facts.spare };
  }
  return unmasked && { round: before.round, found, pay, goals, ...unmasked };
}
