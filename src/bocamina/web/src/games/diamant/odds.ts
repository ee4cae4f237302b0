// What the open deck says about the next card: arithmetic that anybody at the table could do.

import { HAZARDS, isHazard, type Cave } from "./types";

export interface Odds {
  bust: number; // the chance that the next card sends everybody home
  gain: number; // the gems that it brings one adventurer on average, a bust bringing none
  loss: number; // the gems that a bust costs on average
}

/** Returns the odds of one more card for an adventurer who stays with all the others. */
export function oddsOf(cave: Pick<Cave, "deck" | "met" | "carried" | "adventurers">): Odds {
  const cards = Object.values(cave.deck).reduce((sum, count) => sum + count, 0);
  if (cards === 0 || cave.adventurers === 0) return { bust: 0, gain: 0, loss: 0 };
  const bad = HAZARDS.filter((hazard) => cave.met.includes(hazard));
  const bust = bad.reduce((sum, hazard) => sum + (cave.deck[hazard] ?? 0), 0) / cards;
  let gems = 0;
  for (const [card, count] of Object.entries(cave.deck)) {
    if (!isHazard(card)) gems += Math.floor(Number(card) / cave.adventurers) * count;
  }
  return { bust, gain: gems / cards, loss: bust * cave.carried };
}
