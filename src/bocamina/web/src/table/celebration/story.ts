// The story of a finished game in words. It is told to everybody alike, by names.

import { factsOf, messageId } from "../../i18n/tell";
import { words } from "../../i18n/words.svelte";
import type { ToldChapter, ToldHighlight, ToldHonour } from "../../wire";

const NOBODY = -1;

const facts = (told: Pick<ToldHighlight, "facts">, names: readonly string[]) =>
  factsOf(told.facts, names, NOBODY, words.say);

/** Returns a highlight as a sentence. */
export function sayHighlight(game: string, told: ToldHighlight, names: readonly string[]): string {
  const messages = [messageId("story", game, told.kind), messageId("story", told.kind)];
  const sentence = words.sayFirst(messages, facts(told, names));
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Returns a title, and why it was earned. */
export function sayHonour(
  game: string,
  told: ToldHonour,
  names: readonly string[],
): { title: string; about: string } {
  const message = messageId("title", game, told.kind);
  return {
    title: words.say(message),
    about: words.say(`${message}.about`, facts(told, names)),
  };
}

/** Returns what a part of the game is called. */
export function sayChapter(game: string, { number }: ToldChapter): string {
  return words.say(messageId("story", game, "chapter"), { number });
}
