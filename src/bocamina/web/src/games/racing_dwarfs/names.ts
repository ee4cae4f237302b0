// Colours and kinds of tiles, in the order in which they are shown.

import type { Colour, Kind } from "./facts";

export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "white"];
export const KINDS: readonly Kind[] = ["L", "I", "T"];
