// Bots by name.

import { words } from "../i18n/words.svelte";

/** Returns what a kind of bot is called. */
export function playerName(player: string): string {
  const message = `web-bot-${player.replaceAll("_", "-")}`;
  if (words.knows(message)) return words.say(message);
  return player.charAt(0).toUpperCase() + player.slice(1).replaceAll("_", " ");
}
