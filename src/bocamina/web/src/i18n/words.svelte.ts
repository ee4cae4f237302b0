// Messages in the reader's language, which may change at any moment.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts } from "../games/contract";
import { wordsOfServer } from "../server";
import { messageId } from "./tell";
import { textIn, type Language } from "./texts";

type Pattern = NonNullable<Parameters<FluentBundle["formatPattern"]>[0]>;

class Dictionary {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));

  private hasGuests = false; // whether the server has games that this client was built without

  /** Switches to a language. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = [await textIn(language)];
    if (this.hasGuests) texts.push(await wordsOfServer(language));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Adds the server's messages, if it has games that this client was built without. */
  async welcome(games: readonly string[]): Promise<void> {
    if (games.every((game) => this.knows(game.replaceAll("_", "-")))) return;
    this.hasGuests = true;
    await this.speak(this.language);
  }

  knows = (message: string): boolean => {
    return this.patternOf(message) !== null;
  };

  private patternOf(message: string): Pattern | null {
    const [name = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(name);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }

  /** Returns a message in words; `name.attribute` names an attribute of one. */
  say = (message: string, facts: Facts = {}): string => {
    const pattern = this.patternOf(message);
    if (pattern === null) return `⟨${message}⟩`;
    return this.bundle.formatPattern(pattern, facts, []);
  };

  /** Returns what a game says in its own words, else what is said of all: `web-<game>-rest`, or
   *  `web-rest`. */
  sayOf = (game: string, rest: string, facts: Facts = {}): string =>
    this.sayFirst([messageId("web", game, rest), `web-${rest}`], facts);

  /** Returns the first of some messages that exists, else the last id itself. */
  sayFirst(messages: string[], facts: Facts = {}): string {
    const known = messages.find((message) => this.knows(message));
    return known === undefined ? (messages.at(-1) ?? "") : this.say(known, facts);
  }
}

export const words = new Dictionary();
export const say = words.say;
export const sayOf = words.sayOf;

/** Returns the browser's preferred language, or English. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const language = tag.toLowerCase().slice(0, 2);
    if (language === "es" || language === "en") return language;
  }
  return "en";
}
