// The ranking at the end: winners first, then by score; ties share a place.

import type { ResultFacts } from "../../wire";

export interface Ranked {
  seat: number;
  place: number;
  score: number;
  won: boolean;
}

/** Returns the seats of a game from the best on. */
export function rank(seats: number, result: ResultFacts | null | undefined): Ranked[] {
  const found = Array.from({ length: seats }, (_, seat) => ({
    seat,
    place: 0,
    score: result?.scores[seat] ?? 0,
    won: result?.winners.includes(seat) ?? false,
  }));
  found.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  found.forEach((each, index) => {
    const before = found[index - 1];
    const equal = before && before.won === each.won && (each.won || before.score === each.score);
    each.place = equal ? before.place : index + 1;
  });
  return found;
}
