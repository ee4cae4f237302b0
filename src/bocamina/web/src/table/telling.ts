// What happened in a finished game, in words.

import type { GameTable, GameView } from "../games/contract";
import { tell } from "../i18n/tell";
import { say, words } from "../i18n/words.svelte";
import type { Happening } from "../wire";
import { TRUTH } from "./replay.svelte";

/** Returns an event in words for who sees the game with these eyes. */
export function tellPast(
  event: Happening,
  viewer: number,
  game: { name: string; table: GameTable; names: readonly string[] },
  view: GameView<unknown, unknown> | null,
): string {
  const more = game.table.words?.(event.facts ?? {}, say, view) ?? {};
  const wordsTo = (reader: number) =>
    tell(game.name, event, game.names, reader, say, more, words.knows);
  const seat = event.facts?.["seat"];
  if (viewer !== TRUTH || !event.private || typeof seat !== "number") return wordsTo(viewer);
  return say("web-was-told", { who: game.names[seat] ?? "?", words: wordsTo(seat) });
}
