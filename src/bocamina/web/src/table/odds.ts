// Some games can tell the odds; whether their tables show them is the host's choice.

import { words } from "../i18n/words.svelte";

/** Returns the name of the message with which a host is asked. */
export const oddsWords = (game: string) => `web-${game.replaceAll("_", "-")}-odds-allowed`;

/** Tells whether a game has odds. */
export const hasOdds = (game: string) => words.knows(oddsWords(game));
