// Bots by name: levels, which every game has, and specialists of its own.

import { words } from "../i18n/words.svelte";

const LEVELS: readonly string[] = ["novice", "regular", "strong", "expert"]; // the weakest first
const USUAL = "regular";

/** Returns the name of a kind of bot. */
export function playerName(player: string): string {
  const message = `player-${player.replaceAll("_", "-")}`;
  if (words.knows(message)) return words.say(message);
  return player.charAt(0).toUpperCase() + player.slice(1).replaceAll("_", " ");
}

/** Returns the name of a kind of bot, and how it plays. */
export function aboutPlayer(player: string): string {
  const message = `player-${player.replaceAll("_", "-")}.about`;
  return `${playerName(player)}: ${words.knows(message) ? words.say(message) : ""}`;
}

/** Returns the levels among some bots, the weakest first, and apart from them the others. */
export function sortPlayers(players: readonly string[]): { levels: string[]; others: string[] } {
  return {
    levels: LEVELS.filter((level) => players.includes(level)),
    others: players.filter((player) => !LEVELS.includes(player)),
  };
}

/** Returns the default bot: the last opponent, else the usual one. */
export function usualPlayer(players: readonly string[], before: string | undefined): string {
  if (before !== undefined && players.includes(before)) return before;
  return players.includes(USUAL) ? USUAL : (players.at(-1) ?? "");
}
