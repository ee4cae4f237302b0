// What to tap for a move.

import type { GameView, Legal } from "../contract";
import type { Dwarf, Mine, MoveFacts } from "./facts";

/** Returns the card to pick, then its target. */
export function aimsOf({ move, about }: Legal<MoveFacts>, view: GameView<Mine, Dwarf>): string[] {
  const hand = view.private?.hand ?? [];
  const card = "card" in about ? [`[data-pick="${hand.indexOf(about.card)}"]`] : [];
  const place = "x" in about ? `[data-cell="${about.x},${about.y}"][data-move]` : "";
  return [...card, place || `[data-move="${move}"]`];
}
