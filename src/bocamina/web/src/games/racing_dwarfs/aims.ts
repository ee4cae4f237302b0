// What to tap for a move.

import type { GameView, Legal } from "../contract";
import type { MoveFacts, Race } from "./facts";
import { cellsOf } from "./rolling";

/** Returns where the move ends, then where it begins. */
export function aimsOf(
  { move, about }: Legal<MoveFacts>,
  { public: race }: GameView<Race, unknown>,
): string[] {
  switch (about.does) {
    case "enter":
      return [`[data-cell="${about.cell}"][data-move]`, '[data-pick="home"]'];
    case "move":
      return [`[data-cell="${about.to}"][data-move]`, `[data-cell="${about.cell}"]`];
    case "exit": {
      // Of several ways out, the one that the cart reaches first.
      const gate = cellsOf(about.way).at(-1);
      const all = '[data-move="exit"]';
      return [`${all}[data-gate="${gate}"]`, all, `[data-cell="${about.cell}"]`];
    }
    case "home":
      return [`[data-move="${about.does}"]`, `[data-cell="${about.cell}"]`];
    case "rock":
      return [`[data-cell="${about.to}"][data-move]`, `[data-cell="${race.rock}"]`];
    case "rotate":
      return [`[data-move="${move}"]`, `[data-cell="${about.cell}"]`];
    case "place":
      return [
        `[data-kind="${about.kind}"]:not([aria-pressed="true"])`,
        `[data-cell="${about.cell}"]`,
      ];
    case "uncover":
      return [`[data-cell="${about.cell}"]`];
    default:
      return [`[data-move="${move}"]`];
  }
}
