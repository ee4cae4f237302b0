// Kinds of tiles, in the order in which they are shown.

import type { Kind } from "./facts";

export const KINDS: readonly Kind[] = ["L", "I", "T"];
