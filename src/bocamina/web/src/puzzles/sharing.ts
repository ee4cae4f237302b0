// Texts for sharing: nothing in them gives an answer away.

import { at } from "../base";
import type { Say } from "../games/contract";
import type { PuzzleFacts } from "../wire";
import { isSolved } from "./results";

export const LEVEL_MARKS = ["", "●○○", "●●○", "●●●"] as const;

/** Returns the address of a puzzle. */
const addressOf = (id: string): string => `${location.origin}${at(`/#/puzzle/${id}`)}`;

/** Returns a text about a puzzle and how one did. */
export function shareText(puzzle: PuzzleFacts, verdict: string, days: number, say: Say): string {
  const title = `Bocamina · ${say(`web-puzzle-kind-${puzzle.kind}`)} ${LEVEL_MARKS[puzzle.level] ?? ""}`;
  const done = say(`web-puzzle-shared-${isSolved(verdict) ? "right" : "other"}`);
  const streak = days > 1 ? ` · ${say("web-puzzle-streak", { days })}` : "";
  return `${title}\n${done}${streak}\n${addressOf(puzzle.id)}`;
}

/** Shares a text by the device's share sheet, or copies it; tells whether it was copied. */
export async function send(text: string): Promise<boolean> {
  if (navigator.share) {
    try {
      await navigator.share({ text });
      return false;
    } catch {
      // A reader who closed the sheet may still want to copy.
    }
  }
  return copy(text);
}

/** Copies a text, with a fallback because the clipboard API needs https. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  return true;
}
