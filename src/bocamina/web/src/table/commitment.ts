// The server's commitment to a deal, saved before the seed is revealed.

import { keep, kept } from "../keeping";
import type { TableFacts } from "../wire";

const keyOf = ({ table, games }: Pick<TableFacts, "table" | "games">) =>
  `bocamina-commitment-${table}-${games}`;

/** Saves the first commitment to a deal, unless its seed is already revealed. */
export function noteCommitment(facts: TableFacts): void {
  if (facts.status !== "over" && kept(keyOf(facts)) === "") keep(keyOf(facts), facts.commitment);
}

/** Returns the saved commitment, if any. */
export const notedCommitment = (facts: TableFacts) => kept(keyOf(facts));
