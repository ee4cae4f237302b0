// Which cards travelled where in what happened.

import type { Happening } from "../../wire";
import type { Place } from "../drawn/walk";
import { GOALS } from "./choosing.svelte";

type End = number | "deck" | Place; // a number is a seat

export interface Travel {
  card: string; // "" is face down
  from: number | "deck";
  to: End;
  delay: number;
}

const DRAW_LATER = 140; // milliseconds: first a card is played, then one drawn

/** Returns the travels of cards in some events. */
export function travelsIn(events: readonly Happening[]): Travel[] {
  return events.flatMap(({ event, facts, at_table }): Travel[] => {
    if (at_table || !facts) return [];
    const seat = Number(facts["seat"]);
    const place = { x: Number(facts["x"]), y: Number(facts["y"]) };
    const travel = (card: unknown, to: End): Travel[] => [{ card: String(card), from: seat, to, delay: 0 }];
    switch (event) {
      case "path_dug":
        return travel(facts["path"], place);
      case "rock_fell":
        return travel("rockfall", place);
      case "map_read":
        return travel("map", GOALS[Number(facts["goal"]) - 1] ?? place);
      case "tool_broken":
        return travel(`broken-${facts["tool"]}`, Number(facts["target_seat"]));
      case "tool_mended":
        return travel(facts["card"], Number(facts["target_seat"]));
      case "card_passed":
        return travel("", "deck");
      case "card_discarded":
        return travel(facts["card"], "deck");
      case "card_drawn":
        return [{ card: "", from: "deck", to: seat, delay: DRAW_LATER }];
      default:
        return [];
    }
  });
}
