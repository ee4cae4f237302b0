// Cutting what happened into scenes, each of which is told at once.

import type { Happening } from "../wire";

/** Returns events in groups, each of which begins with one of some names, but for the first;
 *  those that stand `alone` have a group of their own. */
export function cutAt(
  events: readonly Happening[],
  names: readonly string[],
  alone: readonly string[] = [],
): Happening[][] {
  const groups: Happening[][] = [[]];
  for (const event of events) {
    const last = groups.at(-1)!;
    const begins = has([event], ...names, ...alone) || has(last, ...alone);
    if (begins && last.length > 0) groups.push([event]);
    else last.push(event);
  }
  return groups;
}

/** Tells whether something of the game itself is among some events. */
export function has(events: readonly Happening[], ...names: string[]): boolean {
  return events.some(({ event, at_table }) => !at_table && names.includes(event));
}
