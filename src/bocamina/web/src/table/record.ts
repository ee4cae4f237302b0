// A game's record as a file.

import { keepFile } from "../pieces/files";
import { readRecord } from "../server";
import type { TableFacts } from "../wire";

/** Downloads the record of a finished game. */
export async function download({ table, game, code, games }: TableFacts): Promise<void> {
  const text = await readRecord(table, games);
  keepFile(new Blob([text], { type: "text/plain" }), `${game}-${code}-${games}.txt`);
}
