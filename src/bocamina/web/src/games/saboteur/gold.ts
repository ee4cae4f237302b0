// Who holds how much gold, as far as the viewer may know.

import type { Dwarf, Mine } from "./facts";

/** Returns how many gold cards a seat has taken, which everybody saw. */
export function goldCardsOf(mine: Pick<Mine, "ledger">, seat: number): number {
  return mine.ledger
    .filter((entry) => entry.seat === seat)
    .reduce((sum, { pay }) => sum + (pay ? pay.cards : 1), 0);
}

/** Returns what a seat's gold is worth, change included; only its owner is told what the cards are. */
export function nuggetsOf(
  mine: Pick<Mine, "ledger">,
  seat: number,
  dwarf: Pick<Dwarf, "gold">,
): number {
  const change = mine.ledger
    .filter((entry) => entry.seat === seat)
    .reduce((sum, { pay }) => sum + (pay?.change ?? 0), 0);
  return dwarf.gold.reduce((sum, worth) => sum + worth, change);
}
