// Events of a finished game, in words.

import type { GameTable, GameView } from "../games/contract";
import { tell } from "../i18n/tell";
import { say, words } from "../i18n/words.svelte";
import type { Happening } from "./facts";
import { TRUTH } from "./replay.svelte";

/** Returns an event in words for a point of view. */
export function tellPast(
  event: Happening,
  viewer: number,
  game: { name: string; table: GameTable; names: readonly string[] },
  view: GameView<unknown, unknown> | null,
): string {
  const more = game.table.words?.(event.facts, say, view) ?? {};
  const wordsTo = (reader: number) =>
    tell(game.name, event, game.names, reader, say, more, words.knows);
  if (event.at_table || !event.private || viewer !== TRUTH) return wordsTo(viewer);
  const seat = Number(event.facts["seat"]); // who alone was told, in every game
  return say("web-was-told", { who: game.names[seat] ?? "?", words: wordsTo(seat) });
}
