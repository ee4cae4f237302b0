// The picture of a finished game, to send to others.

import { readPicture, type Picture } from "../../server";
import type { TableFacts } from "../../wire";

const kept = new Map<string, Promise<Picture | null>>();

/** Returns the picture of a game's end, or null if there is none. The server only renders the
 *  table's latest game: earlier ones are available only if this page has fetched them in time. */
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

/** Shares a picture by the device's share sheet; false if it does not support files. Closing the
 *  sheet is no error. */
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
