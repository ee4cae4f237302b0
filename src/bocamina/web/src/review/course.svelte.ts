// What happened at every step of a finished game, in words.

import type { GameTable, GameView } from "../games/contract";
import { readMoments } from "../server";
import { tellPast } from "../table/telling";
import type { Happening } from "../table/facts";
import type { Moment } from "../wire";
import type { KeyMoment } from "./facts";

const CHUNK = 60;
const EVERYBODY = -1;

/** Steps that belong together: a deal, or a turn of several moves. */
export type Stretch = Pick<KeyMoment, "began" | "ended" | "step">;

interface Played {
  name: string;
  table: GameTable;
  names: readonly string[];
}

export class Course {
  /** What everybody was told at each step, as far as it is here. */
  events = $state.raw<readonly (readonly Happening[])[]>([]);
  moments: Moment[] = [];
  private isLoading = false;

  constructor(
    private table: string,
    private game: number,
  ) {}

  /** Returns what everybody was told at some steps, in words. */
  tell(first: number, last: number, played: Played): string {
    return this.events
      .slice(first, last + 1)
      .flatMap((events, at) => {
        const view = (this.moments[first + at]?.view ?? null) as GameView<unknown, unknown> | null;
        return events
          .filter(({ event }) => !played.table.silent?.includes(event))
          .map((event) => tellPast(event, EVERYBODY, played, view));
      })
      .join(" ");
  }

  /** Reads it all, once. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      for (let steps = 0; this.moments.length <= steps;) {
        const start = this.moments.length;
        const told = await readMoments(this.table, this.game, EVERYBODY, start, CHUNK);
        if (told.moments.length === 0) break;
        steps = told.steps;
        this.moments.push(...told.moments);
        this.events = this.moments.map(({ events }) => events);
      }
    } catch {
      this.isLoading = false; // another time, then
    }
  }
}
