// A move in words.

import type { Say, TableProps } from "../contract";
import { sayCard, sayPath } from "./cards";
import type { Dwarf, Happened, Mine, MoveFacts, Unseen } from "./facts";
import { placeName } from "./places";

export type Table = TableProps<Mine, Dwarf, MoveFacts, Happened, Unseen>;

/** Returns a move in words; to its mover, their own things are "yours". */
export function sayMove(
  about: MoveFacts,
  say: Say,
  names: readonly string[],
  reader = -1, // the seat that is spoken to
): string {
  switch (about.does) {
    case "dig":
      return say("web-saboteur-do-dig", {
        what: sayPath(about.path, say),
        where: placeName(about.x, about.y),
      });
    case "rockfall":
      return say("web-saboteur-do-rockfall", { where: placeName(about.x, about.y) });
    case "map":
      return say("web-saboteur-do-map", { goal: about.goal });
    case "break":
    case "mend":
      return say(`web-saboteur-do-${about.does}`, {
        tool: about.tool,
        who: names[about.seat] ?? "?",
        you: about.seat === reader ? "yes" : "no",
      });
    case "discard":
      return say("web-saboteur-do-discard", { what: sayCard(about.card, say) });
    case "pass":
      return say("web-saboteur-pass");
    case "take":
    case "collect":
      return say("web-saboteur-do-take", {
        nuggets: about.gold.reduce((sum, worth) => sum + worth, 0),
        cards: about.gold.length,
      });
  }
}
