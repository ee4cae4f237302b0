// Advice in words: at the table and after the game.

import type { Facts, GameTable, GameView } from "../games/contract";
import { factsOf, messageId } from "../i18n/tell";
import { say, words } from "../i18n/words.svelte";

/** A thought from the server: its kind names the message. */
export interface Thought {
  kind: string;
  facts?: Readonly<Record<string, unknown>>;
  against?: string; // the move that it speaks against
}

/** The reader, and the names of things. */
export interface Advised {
  game: string;
  table: GameTable | null;
  names: readonly string[];
  seat: number;
  view: GameView<unknown, unknown> | null;
  sayMove: (move: string) => string;
  isHeld?: boolean; // the move it speaks against is the one that the reader is about to make
}

/** Returns thoughts in words, each after the move that it speaks against, which is named once. */
export function sayThoughts(part: string, thoughts: readonly Thought[], to: Advised): string {
  const told = thoughts.map((thought, place) => {
    const isNamed = thought.against === thoughts[place - 1]?.against;
    return isNamed ? sayWords(part, thought, to) : sayThought(part, thought, to);
  });
  return told.join(" ");
}

function sayThought(part: string, thought: Thought, to: Advised): string {
  const found = sayWords(part, thought, to);
  if (!thought.against) return found;
  return to.isHeld
    ? say("web-coach-yours", { words: found })
    : sayAgainst(thought.against, found, to);
}

/** Returns the reasons against a move. */
export function sayAgainst(move: string, told: string, to: Advised): string {
  return say("web-hint-against", { move: to.sayMove(move), words: told });
}

/** Returns a thought by itself: the game's own words for the page go before those of all. */
export function sayWords(part: string, thought: Thought, to: Advised): string {
  const told = { ...thought.facts };
  const facts: Facts = {
    ...factsOf(told, to.names, to.seat, say),
    ...to.table?.words?.(told, say, to.view),
    against: thought.against ? "yes" : "no",
  };
  if (typeof facts["move"] === "string") facts["move"] = to.sayMove(facts["move"]).trim();
  return words.sayFirst(
    [
      messageId("web", to.game, "advice", part, thought.kind),
      messageId("advice", to.game, part, thought.kind),
      messageId("advice", part, thought.kind),
    ],
    facts,
  );
}
