// The hazards, in the order in which they are shown.

import type { Hazard } from "./facts";

export const HAZARDS: readonly Hazard[] = ["snake", "scorpion", "rockfall", "gas", "explosion"];

export function isHazard(card: string): card is Hazard {
  return (HAZARDS as readonly string[]).includes(card);
}
