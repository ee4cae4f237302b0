// What happened in a game, apart from what happened at its table.

import type { Happening } from "../wire";

interface Named {
  event: string;
  facts: object;
}

/** Returns the events of the game itself, typed as its facts.ts tells them. */
export function gameEvents<GameEvent extends Named>(events: readonly Happening[]): GameEvent[] {
  return events.flatMap(({ event, facts, at_table }) =>
    at_table ? [] : [{ event, facts: facts ?? {} } as GameEvent],
  );
}
