// The picture of a finished game, to send to others.

import { readPicture, type Picture } from "../../server";
import type { TableFacts } from "../../wire";

const kept = new Map<string, Promise<Picture | null>>();

/** Returns the picture of how a game ended, or null where there is none. The server draws the game
 *  at the table last: of an earlier one there is what this page has fetched while it was that. */
export function pictureOf(
  facts: TableFacts,
  language: string,
  isLatest: boolean,
): Promise<Picture | null> {
  const key = `${facts.table} ${facts.games} ${language}`;
  const found = kept.get(key);
  if (found || !isLatest) return found ?? Promise.resolve(null);
  const asked = readPicture(facts.code, language, `${facts.game}-${facts.code}.png`);
  const answer = asked.catch(() => {
    kept.delete(key); // perhaps there is one later
    return null;
  });
  kept.set(key, answer);
  return answer;
}

/** Hands a picture to the device's share sheet; false where there is none for files. A sheet that
 *  is closed again is no error. */
export async function sendBySheet(file: File, words: string): Promise<boolean> {
  const what = { files: [file], text: words };
  if (!navigator.canShare?.(what)) return false;
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) return false;
  }
  return true;
}
