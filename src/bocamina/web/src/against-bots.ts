// A game against bots, one tap away.

import { say } from "./i18n/words.svelte";
import { here } from "./route.svelte";
import { openTable } from "./server";
import { settings } from "./settings.svelte";
import { usualPlayer } from "./table/players";
import type { GameFacts } from "./wire";

/** Opens a table with bots in all other seats, and goes there. */
export async function playAgainstBots(game: GameFacts, level?: string): Promise<void> {
  const told = await openTable({
    game: game.name,
    options: game.usual_options,
    name: settings.name || say("web-default-name"),
    face: settings.face,
    fill: usualPlayer(game.players, level ?? settings.bot[game.name]),
    start: true,
    latecomers: true,
  });
  here.go({ screen: "table", code: told.code, ticket: "", moment: null });
}
