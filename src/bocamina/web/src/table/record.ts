// A game's record as a file.

import { readRecord } from "../server";
import type { TableFacts } from "../wire";

/** Lets the browser keep the record of a finished game. */
export async function download({ table, game, code, games }: TableFacts): Promise<void> {
  const text = await readRecord(table, games);
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${game}-${code}-${games}.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
