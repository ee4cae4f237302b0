// Animations of cards over the table: who did what with which card.

import type Flights from "../drawn/Flights.svelte";
import type { Place } from "../drawn/walk";
import { isPath } from "./cards";
import type { Table } from "./moves";
import { travelsIn, type Travel } from "./travels";

/** Where cards fly from and to on the screen. */
export interface Spots {
  root: HTMLElement | undefined;
  hand: DOMRect | undefined; // where the chosen card was
  cellAt: (place: Place) => HTMLElement | null;
}

/** Returns the visible element of a seat: at the mine, or in the players' panel. */
function seatAt(seat: number): Element | undefined {
  return [...document.querySelectorAll(`[data-seat="${seat}"]`)].find((it) => it.checkVisibility());
}

/** Animates the cards that moved in the latest events. */
export function flyCards(
  events: Table["events"],
  view: Table["view"],
  flights: Flights<string>,
  spots: Spots,
): void {
  for (const travel of travelsIn(events, view.public.goals)) fly(travel, view.seat, flights, spots);
}

function fly(travel: Travel, viewer: number, flights: Flights<string>, spots: Spots): void {
  const { card, from, to, delay } = travel;
  const deck = spots.root?.querySelector("[data-deck] i");
  const start =
    from === "deck" ? deck : from === viewer ? (spots.hand ?? seatAt(from)) : seatAt(from);
  if (to === "deck") flights.send(card, start, deck, { delay });
  else if (typeof to === "number") {
    const own = to === viewer ? spots.root?.querySelector(".hand li:last-child button") : null;
    flights.send(card, start, own ?? seatAt(to), { delay });
  } else {
    const cell = spots.cellAt(to);
    const hides = isPath(card) ? (cell?.querySelector("svg") ?? null) : null;
    flights.send(card, start, cell, { delay, hides });
  }
}
