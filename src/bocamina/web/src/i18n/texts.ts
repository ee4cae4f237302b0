// The messages of each language: a separate file, loaded lazily.

import en from "words:en";
import es from "words:es";

export const LANGUAGES = ["es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const addresses: Record<Language, string> = { en, es };

/** Returns all messages of a language, as Fluent text. */
export async function textIn(language: Language): Promise<string> {
  const answer = await fetch(addresses[language]);
  if (!answer.ok) throw new Error(`no words in ${language}: ${answer.status}`);
  return answer.text();
}
