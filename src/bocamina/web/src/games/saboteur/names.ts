// The tools, in the order in which they are shown.

import type { Tool } from "./facts";

export const TOOLS: readonly Tool[] = ["lamp", "cart", "pickaxe"];
