// The tiles of the box in the referee's facts, for tests.

import type { Race } from "./facts";

export const TILES: Race["tiles"] = {
  L: [
    ["northeast", "NE"],
    ["southeast", "ES"],
    ["southwest", "SW"],
    ["northwest", "NW"],
  ],
  I: [
    ["north", "NS"],
    ["east", "EW"],
  ],
  T: [
    ["north", "NEW"],
    ["east", "NES"],
    ["south", "ESW"],
    ["west", "NSW"],
  ],
};
