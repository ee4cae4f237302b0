// A page of rules as chapters; consecutive pictures are in one row.

import { plainText, type Block } from "../markdown";

export interface RulesChapter {
  anchor: string;
  title: string;
  rows: Block[][];
}

/** Tells whether a place is a clause, not a chapter. */
export const isClause = (place: string): boolean => /^[A-Z]\d+[a-z]?$/.test(place);

/** Tells whether a heading is redundant: the game or the language. */
export const isLanguageHeading = (block: Block): boolean =>
  block.kind === "heading" &&
  (block.level === 1 ||
    (block.level === 2 && ["English", "Español"].includes(plainText(block.spans))));

/** Splits a page at the headings that can be linked to. */
export function chaptersOf(blocks: readonly Block[]): RulesChapter[] {
  const chapters: RulesChapter[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      if (block.anchor)
        chapters.push({ anchor: block.anchor, title: plainText(block.spans), rows: [] });
      continue;
    }
    const rows = chapters.at(-1)?.rows;
    const last = rows?.at(-1);
    if (block.kind === "figure" && last?.[0]?.kind === "figure") last.push(block);
    else rows?.push([block]);
  }
  return chapters;
}
