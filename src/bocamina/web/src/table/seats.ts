// How the seats of a table look.

import type { SeatLook } from "../games/contract";
import type { TableFacts } from "../wire";

const LOOKS = 10;

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Returns the names of the seats. */
export function namesOf(facts: Pick<TableFacts, "seats"> | null): string[] {
  return (facts?.seats ?? []).map((seat, number) => seat.name || letterOf(number));
}

/** Returns the look of the seats to one of them, or to a watcher (-1); `called` gives the label of
 *  the reader's own seat. */
export function looksOf(
  facts: Pick<TableFacts, "seats"> | null,
  you: number,
  isHere: (seat: number) => boolean,
  called = (name: string): string => name,
): SeatLook[] {
  return (facts?.seats ?? []).map((seat, number) => ({
    seat: number,
    name: seat.name ?? "",
    shown: number === you ? called(seat.name ?? "") : (seat.name ?? ""),
    letter: letterOf(number),
    colour: `var(--seat-${number % LOOKS})`,
    shape: number % LOOKS,
    isYou: number === you,
    isBot: Boolean(seat.player),
    isHere: Boolean(seat.player) || isHere(number),
    hasResigned: seat.has_resigned ?? false,
  }));
}
