// Events, refusals and phrases are told in the words of the golden file, as the server tells them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import golden from "../../../../../tests/golden_words.json";
import type { Facts, Say } from "../games/contract";
import { wordsFor as sayTiles } from "../games/racing_dwarfs/directions";
import { TILES } from "../games/racing_dwarfs/tiles.fixture";
import { wordsFor as sayCards } from "../games/saboteur/cards";
import type { Happening } from "../table/facts";
import { explain, tell } from "./tell";
import { LANGUAGES, textIn, type Language } from "./texts";

interface Item {
  game: string; // none: it is told of a table
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

/** Returns an item in words: an event, or why something was refused. */
function inWords(
  { game, event, reason, facts, reader = -1 }: Item,
  say: Say,
  knows: (message: string) => boolean,
  more: Facts = {},
) {
  if (event === undefined) {
    const refused = { reason: reason ?? "", facts: facts as Record<string, string> };
    return explain(game, refused, say, knows, NAMES, more);
  }
  const happening = { version: 1, event, facts };
  const told = game ? happening : ({ ...happening, at_table: true } as Happening);
  return tell(game, told, NAMES, reader, say, more, knows);
}

async function wordsIn(language: Language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await textIn(language)));
  return bundle;
}

test.each(LANGUAGES)("the words are those of the golden file: %s", async (language) => {
  const bundle = await wordsIn(language);
  // Messages that the screen overrides with its own words are left out here.
  const knows = (message: string) =>
    !/^web-|-plain-/.test(message) && bundle.getMessage(message)?.value != null;
  const say = (message: string, facts: Facts = {}) =>
    bundle.formatPattern(bundle.getMessage(message)?.value ?? `⟨${message}⟩`, facts, []);
  for (const item of golden as Item[]) expect(inWords(item, say, knows)).toBe(item[language]);
});

test.each(LANGUAGES)("the screen's own words know all they speak of: %s", async (language) => {
  const bundle = await wordsIn(language);
  const errors: Error[] = [];
  const say = (message: string, facts: Facts = {}) =>
    bundle.formatPattern(bundle.getMessage(message)!.value!, facts, errors);
  const knows = (message: string) => bundle.getMessage(message)?.value != null;
  const own = new Set<string>(); // refusals in words of the screen
  const sayOwn = (message: string, facts: Facts = {}) => {
    if (message.startsWith("web-") && message.includes("-refusal-")) own.add(message);
    return say(message, facts);
  };
  for (const item of golden as Item[]) {
    inWords(item, sayOwn, knows, WORDS[item.game]?.(item.facts, say));
    expect(errors, `${item.game} ${item.event ?? item.reason}`).toEqual([]);
  }
  const text = await textIn(language);
  expect([...own].sort()).toEqual(text.match(/^web-[a-z-]+-refusal-[a-z-]+(?= =)/gm)?.sort());
});
