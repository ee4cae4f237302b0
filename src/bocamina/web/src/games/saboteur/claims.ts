// What people said of the goals in this round.

import type { GoalClaim } from "../contract";
import type { Happened } from "./facts";

const SAYS: Record<string, GoalClaim["says"]> = {
  "saboteur-phrase-treasure": "treasure",
  "saboteur-phrase-stone": "stone",
};

/** Returns the latest claim of each seat about each goal in this round. */
export function claimsIn(log: readonly Happened[]): GoalClaim[] {
  const claims = new Map<string, GoalClaim>();
  for (const { event, facts, at_table } of log) {
    if (!at_table && event === "round_began") claims.clear();
    if (!at_table || event !== "phrase_said") continue;
    const says = SAYS[facts.phrase];
    const [seat, goal] = [facts.seat, facts.about + 1];
    if (says) claims.set(`${seat} ${goal}`, { seat, goal, says });
  }
  return [...claims.values()];
}
