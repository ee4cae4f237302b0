// What somebody new can do next; and where a choice is made.

import type { GameView, GuideStep, Legal, TableProps } from "../contract";
import type { Cave, ChoiceMove, Fist, Happened } from "./facts";

export function stepOf(
  { legal, pending, readonly, view }: TableProps<Cave, Fist, ChoiceMove, Happened>,
  sealed: number | null,
  isFleeing: boolean,
): GuideStep | null {
  if (readonly || legal.length === 0 || sealed !== null || isFleeing) return null;
  if (pending) return { does: ["choose"], message: "web-guide-confirm", at: [".confirm .primary"] };
  const cave = view.public;
  return {
    does: ["choose"],
    message: "web-diamant-guide",
    facts: { inside: cave.inside[view.seat] ?? 1, carried: cave.carried },
    at: [".choice .big"],
  };
}

/** Returns where a choice is made: with one adventurer on the button for it. */
export function placesOf(
  { about }: Legal<ChoiceMove>,
  { public: cave, seat }: GameView<Cave, Fist>,
): string[] {
  if ((cave.inside[seat] ?? 1) > 1) return [".choice .primary"];
  return [about.leaving > 0 ? ".choice .big.leave" : ".choice .big:not(.leave)"];
}
