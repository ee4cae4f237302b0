// One sign a seat: players look like their carts and tiles.

import type { SeatLook } from "../contract";
import type { Colour } from "./facts";

/** How each colour is seen on rock by lamplight and by day, and its shape on tiles. */
const SIGNS: Record<Colour, { colour: string; shape: number }> = {
  red: { colour: "var(--sign-red)", shape: 3 },
  blue: { colour: "var(--sign-blue)", shape: 0 },
  yellow: { colour: "var(--sign-yellow)", shape: 2 },
  white: { colour: "var(--sign-white)", shape: 1 },
};

/** Returns the seats with the look of their pieces. */
export function looksOf(seats: SeatLook[], colours: readonly Colour[]): SeatLook[] {
  return seats.map((look) => ({ ...look, ...SIGNS[colours[look.seat] ?? "red"] }));
}
