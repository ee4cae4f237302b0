// Events and refusals are told in the words of the golden file, as the server tells them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import golden from "../../../../../tests/golden_words.json";
import type { Facts } from "../games/contract";
import { wordsFor as sayTiles } from "../games/racing_dwarfs/directions";
import { TILES } from "../games/racing_dwarfs/tiles.fixture";
import { wordsFor as sayCards } from "../games/saboteur/cards";
import { explain, tell } from "./tell";
import { LANGUAGES, textIn, type Language } from "./texts";

interface Item {
  game: string;
  event?: string;
  reason?: string;
  facts: Record<string, unknown>;
  reader?: number;
  en: string;
  es: string;
}

const WORDS: Record<string, typeof sayCards | undefined> = {
  saboteur: sayCards,
  racing_dwarfs: (facts, say) => sayTiles(facts, TILES, "south", say),
};
const NAMES = ["Ana", "Bea", "Ana", "Carlos", "Dora", "Eva", "Fito", "Gus", "Hebe", "Ivo"];

async function wordsIn(language: Language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await textIn(language)));
  return bundle;
}

test.each(LANGUAGES)("the words are those of the golden file: %s", async (language) => {
  const bundle = await wordsIn(language);
  // Where the screen has words of its own, which name what is seen on it, they are left out here.
  const knows = (message: string) =>
    !message.startsWith("web-") && bundle.getMessage(message)?.value != null;
  const say = (message: string, facts: Facts = {}) =>
    bundle.formatPattern(bundle.getMessage(message)?.value ?? `⟨${message}⟩`, facts, []);
  for (const item of golden as Item[]) {
    const { game, event, reason, facts, reader = -1 } = item;
    const said =
      reason === undefined
        ? tell(game, { version: 1, event: event ?? "", facts }, NAMES, reader, say)
        : explain(game, { reason, facts: facts as Record<string, string> }, say, knows, NAMES);
    expect(said).toBe(item[language]);
  }
});

test.each(LANGUAGES)("the screen's own words know all they speak of: %s", async (language) => {
  const bundle = await wordsIn(language);
  const errors: Error[] = [];
  const say = (message: string, facts: Facts = {}) =>
    bundle.formatPattern(bundle.getMessage(message)!.value!, facts, errors);
  const knows = (message: string) => bundle.getMessage(message)?.value != null;
  for (const { game, event, facts, reader = -1 } of golden as Item[]) {
    if (event === undefined) continue;
    const more = WORDS[game]?.(facts, say) ?? {};
    tell(game, { version: 1, event, facts }, NAMES, reader, say, more, knows);
    expect(errors, `${game} ${event}`).toEqual([]);
  }
});
