// Sounds and notices when something has been shown.

import type { GameTable } from "../games/contract";
import { play } from "../sound";
import type { Happening } from "./facts";
import { isTalk } from "./talk";

/** The reader it is for. */
export interface Reader {
  seat: number;
  game: GameTable | null;
  hasResigned: boolean;
}

/** Plays the sounds of events; for many at once, only the last sound. */
export function sound(events: readonly Happening[], { game, seat }: Reader, once: boolean): void {
  const sounds = events.flatMap((event) => {
    if (!event.at_table) return game?.sounds?.[event.event] ?? [];
    return isTalk(event) && event.facts.seat !== seat ? (["knock"] as const) : [];
  });
  for (const name of once ? sounds.slice(-1) : sounds) play(name);
}

/** Tells whether an event concerns the reader, who should not overlook it. */
export function concerns(event: Happening, { game, seat, hasResigned }: Reader): boolean {
  if (seat < 0) return false;
  if (!event.at_table) return game?.concerns?.(event, seat) ?? false;
  return event.event === "bot_stood_in" && event.facts.seat === seat && !hasResigned;
}
