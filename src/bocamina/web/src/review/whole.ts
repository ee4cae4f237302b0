// Waiting for an analysis that others may read.

import { readAnalysis } from "../server";

const EVERYTHING = 1_000_000; // the known parts, so that only the progress is sent
const MILLISECONDS: Record<string, number> = { none: 20_000, waiting: 4000, growing: 4000 };

/** Calls back when the analysis of a game is complete; returns how to stop. */
export function whenWhole(table: string, game: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  async function look(isFirst: boolean): Promise<void> {
    const { state } = await readAnalysis(table, game, EVERYTHING);
    if (isOver) return;
    const wait = MILLISECONDS[state];
    if (wait !== undefined) timer = setTimeout(() => look(false).catch(stop), wait);
    else if (state === "whole" && !isFirst) then();
  }
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
  }
  look(true).catch(stop);
  return stop;
}
