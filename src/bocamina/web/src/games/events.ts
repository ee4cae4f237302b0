// Events of a game, as opposed to those of its table.

import type { TableEvent } from "../table/facts";
import type { HappeningOf } from "../wire";

type OfGame = HappeningOf<string, object> & { at_table?: false };

/** Returns the events of the game itself. */
export function gameEvents<E extends OfGame>(events: readonly (E | TableEvent)[]): E[] {
  return events.filter((event): event is E => !event.at_table);
}

/** Groups events: each group but the first begins with one of some names; those that are `alone`
 *  have their own group. */
export function cutAt<E extends OfGame>(
  events: readonly (E | TableEvent)[],
  names: readonly E["event"][],
  alone: readonly E["event"][] = [],
): (E | TableEvent)[][] {
  const groups: (E | TableEvent)[][] = [[]];
  for (const event of events) {
    const last = groups.at(-1)!;
    const begins = has([event], ...names, ...alone) || has(last, ...alone);
    if (begins && last.length > 0) groups.push([event]);
    else last.push(event);
  }
  return groups;
}

/** Tells whether something of the game itself is among some events. */
export function has<E extends OfGame>(
  events: readonly (E | TableEvent)[],
  ...names: readonly E["event"][]
): boolean {
  return gameEvents(events).some(({ event }) => names.includes(event));
}
