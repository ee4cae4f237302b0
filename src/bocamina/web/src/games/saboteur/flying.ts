// Cards on their way over the table: who did what with which card.

import type Flights from "../drawn/Flights.svelte";
import type { Place } from "../drawn/walk";
import { isPath } from "./cards";
import type { Table } from "./moves";
import { travelsIn, type Travel } from "./travels";

/** Where cards fly from and to on the screen. */
export interface Spots {
  root: HTMLElement | undefined;
  hand: DOMRect | undefined; // where one's chosen card was
  cellAt: (place: Place) => HTMLElement | null;
}

/** Returns a seat as it is seen: at the mine, or in the players' panel. */
function seatAt(seat: number): Element | undefined {
  return [...document.querySelectorAll(`[data-seat="${seat}"]`)].find((it) => it.checkVisibility());
}

/** Lets the cards fly that travelled in what has just happened. */
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
