// The movements of cards in some events.

import type { Place } from "../drawn/walk";
import { gameEvents } from "../events";
import type { Happened } from "./facts";

type End = number | "deck" | Place; // a number is a seat

export interface Travel {
  card: string; // "" is face down
  from: number | "deck";
  to: End;
  delay: number;
}

const DRAW_LATER = 140; // milliseconds: first a card is played, then one drawn

/** Returns the travels of cards in some events. */
export function travelsIn(events: readonly Happened[], goals: readonly Place[]): Travel[] {
  return gameEvents(events).flatMap(({ event, facts }): Travel[] => {
    const play = (card: string, from: number, to: End): Travel[] => [{ card, from, to, delay: 0 }];
    switch (event) {
      case "path_dug":
        return play(facts.path, facts.seat, { x: facts.x, y: facts.y });
      case "rock_fell":
        return play("rockfall", facts.seat, { x: facts.x, y: facts.y });
      case "map_read":
        return play("map", facts.seat, goals[facts.goal - 1] ?? "deck");
      case "tool_broken":
        return play(`broken-${facts.tool}`, facts.seat, facts.target_seat);
      case "tool_mended":
        return play(facts.card, facts.seat, facts.target_seat);
      case "card_passed":
        return play("", facts.seat, "deck");
      case "card_discarded":
        return play(facts.card, facts.seat, "deck");
      case "card_drawn":
        return [{ card: "", from: "deck", to: facts.seat, delay: DRAW_LATER }];
      default:
        return [];
    }
  });
}
