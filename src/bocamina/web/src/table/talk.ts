// What people say at the table.

import type { Happening, TableEvent } from "./facts";

/** Something that somebody said. */
export type Talk = Extract<TableEvent, { event: "text_said" | "phrase_said" }>;

export function isTalk(event: Happening): event is Talk {
  return event.at_table === true && (event.event === "text_said" || event.event === "phrase_said");
}

/** What was said in one part of a game; 0 is before the first. */
export interface PartOfTalk {
  part: number;
  said: Talk[];
}

/** Returns what was said part by part, leaving out those in which nobody spoke but the present one. */
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
