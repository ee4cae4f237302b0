// People's talk at the table.

import type { Happening, TableEvent } from "./facts";

/** A remark. */
export type Talk = Extract<TableEvent, { event: "text_said" | "phrase_said" }>;

export function isTalk(event: Happening): event is Talk {
  return event.at_table === true && (event.event === "text_said" || event.event === "phrase_said");
}

/** The talk in one part of a game; 0 is before the first. */
export interface PartOfTalk {
  part: number;
  said: Talk[];
}

/** Returns the talk part by part, omitting silent parts except the present one. */
export function talkByPart(
  log: readonly Happening[],
  begunBy: (event: Happening) => number | null = () => null,
): PartOfTalk[] {
  let now: PartOfTalk = { part: 0, said: [] };
  const parts = [now];
  for (const event of log) {
    const part = event.at_table ? null : begunBy(event);
    if (part !== null) parts.push((now = { part, said: [] }));
    else if (isTalk(event)) now.said.push(event);
  }
  return parts.filter((each) => each === now || each.said.length > 0);
}
