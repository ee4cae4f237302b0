// A cell of the board in spoken words.

import type { Explanation } from "../../pieces/explaining.svelte";
import type { Say, SeatLook } from "../contract";
import { sayTile } from "./directions";
import type { Cell, Race, Side } from "./facts";

export interface Marks {
  side: Side; // from which the board is seen
  targets: readonly string[];
  blockers: readonly string[];
  opens: readonly string[]; // by the previewed rotation
  closes: readonly string[];
}

/** Returns whose cart it is. */
export function sayCart(look: SeatLook | undefined, say: Say): string {
  return say("web-racing-dwarfs-cart-of", {
    who: look?.name ?? "?",
    you: look?.isYou ? "yes" : "no",
  });
}

/** Describes what is on a cell, and what can be done there. */
export function sayBoardCell(
  cell: Cell,
  race: Race,
  seats: readonly SeatLook[],
  marks: Marks,
  say: Say,
): string {
  const words = [cell.cell, sayTile(cell, race.tiles, marks.side, say)];
  if (cell.cart !== null) words.push(sayCart(seats[cell.cart], say));
  if (race.rock === cell.cell) words.push(say("racing-dwarfs-rock"));
  const signs: [readonly string[], string][] = [
    [race.rotated, "rotated"],
    [race.used, "used"],
    [marks.blockers, "blocks"],
    [marks.opens, "opens"],
    [marks.closes, "closes"],
    [marks.targets, "target"],
  ];
  for (const [cells, sign] of signs)
    if (cells.includes(cell.cell)) words.push(say(`web-racing-dwarfs-${sign}`));
  return words.join(", ");
}

/** Describes what is on a cell, for the explainer. */
export function aboutCell(
  cell: Cell,
  label: string,
  race: Race,
  wraps: readonly [string, string][],
  say: Say,
): Explanation {
  const isPlain = cell.tile === "free" || cell.tile === "printed" || cell.tile === "face-down";
  const what =
    race.rock === cell.cell
      ? "rock"
      : cell.cart !== null
        ? "cart"
        : isPlain
          ? cell.tile
          : cell.tile === "green"
            ? "green"
            : "tile";
  const around = wraps.find((pair) => pair.includes(cell.cell));
  const [here, there] = around ?? [];
  const more = around
    ? `\n${say("web-racing-dwarfs-about-around", { cell: (here === cell.cell ? there : here) ?? "" })}`
    : "";
  return { title: label, text: say(`web-racing-dwarfs-about-${what}`) + more };
}
