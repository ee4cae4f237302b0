// What people say at the table.

import type { Happening } from "../wire";

export function isTalk(event: Happening): boolean {
  return event.at_table === true && (event.event === "text_said" || event.event === "phrase_said");
}
