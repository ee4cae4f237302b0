// Results of puzzles are kept on this device.

import { keep, kept } from "../keeping";
import { parseResults, type Results } from "./results";

const KEY = "bocamina-puzzles";

export const readResults = (): Results => parseResults(kept(KEY));
export const keepResults = (results: Results): void => keep(KEY, JSON.stringify(results));
