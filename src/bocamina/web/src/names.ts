// The length of a name, as the server counts it.

import type { Problem } from "./wire";

export const LONGEST_NAME = 24;

/** Counts the letters of a name, without invisible characters. */
export function lengthOf(name: string): number {
  const seen = name.normalize("NFKC").replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
  return [...seen.normalize("NFC").split(/\s+/u).filter(Boolean).join(" ")].length;
}

/** Tells whether the server refused a name, and not something else. */
export function isAboutName({ reason }: Problem): boolean {
  return /^name-|-name$/.test(reason ?? "");
}
