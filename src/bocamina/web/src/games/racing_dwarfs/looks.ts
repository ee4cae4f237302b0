// One sign a seat: players look like their carts and tiles.

import type { SeatLook } from "../contract";
import type { Colour } from "./facts";

/** How each colour is seen on rock by lamplight and by day, and its shape on tiles. */
const SIGNS: Record<Colour, { colour: string; shape: number }> = {
  red: { colour: "light-dark(#a83220, #f58a74)", shape: 3 },
  blue: { colour: "light-dark(#1d5c99, #7fb9f2)", shape: 0 },
  yellow: { colour: "light-dark(#7a5900, #f5c42b)", shape: 2 },
  white: { colour: "light-dark(#4c463d, #fbf8f1)", shape: 1 },
};

/** Returns the seats as their pieces look. */
export function looksOf(seats: SeatLook[], colours: readonly Colour[]): SeatLook[] {
  return seats.map((look) => ({ ...look, ...SIGNS[colours[look.seat] ?? "red"] }));
}
