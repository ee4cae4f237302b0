// Events and refusals are told in the words of the golden file, as the server tells them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import golden from "../../../../../tests/golden_words.json";
import type { Facts } from "../games/contract";
import { explain, tell } from "./tell";
import { LANGUAGES, textIn } from "./texts";

interface Item {
  game: string;
  event?: string;
  reason?: string;
  facts: Record<string, unknown>;
  reader?: number;
  en: string;
  es: string;
}

const NAMES = ["Ana", "Bea", "Ana", "Carlos", "Dora", "Eva", "Fito", "Gus", "Hebe", "Ivo"];

test.each(LANGUAGES)("the words are those of the golden file: %s", async (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await textIn(language)));
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
        : explain(
            game,
            { kind: "illegal-move", reason, facts: facts as Record<string, string> },
            say,
            knows,
            NAMES,
          );
    expect(said).toBe(item[language]);
  }
});
