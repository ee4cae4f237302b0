// What the server promised of a deal, noted before it could tell the seed.

import { keep, kept } from "../keeping";
import type { TableFacts } from "../wire";

const keyOf = ({ table, games }: Pick<TableFacts, "table" | "games">) =>
  `bocamina-commitment-${table}-${games}`;

/** Notes the commitment to a deal the first time, unless its seed is out already. */
export function noteCommitment(facts: TableFacts): void {
  if (facts.status !== "over" && kept(keyOf(facts)) === "") keep(keyOf(facts), facts.commitment);
}

/** Returns what was noted, if anything. */
export const notedCommitment = (facts: TableFacts) => kept(keyOf(facts));
