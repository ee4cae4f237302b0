// The events of every step of a finished game, in words.

import type { GameTable } from "../games/contract";
import { readMoments } from "../server";
import { SPECTATOR, TRUTH } from "../table/replay.svelte";
import { tellPast } from "../table/telling";
import type { Happening } from "../table/facts";
import type { Moment } from "../wire";
import type { KeyMoment } from "./facts";

const CHUNK = 60;

/** Steps that belong together: a deal, or a turn of several moves. */
export type Stretch = Pick<KeyMoment, "began" | "ended" | "step">;

interface Played {
  name: string;
  table: GameTable;
  names: readonly string[];
}

export class Course {
  /** The events of each step, as far as loaded. */
  events = $state.raw<readonly (readonly Happening[])[]>([]);
  moments = $state.raw<readonly Moment[]>([]);
  private isLoading = false;

  constructor(
    private table: string,
    private game: number,
  ) {}

  /** Returns the events of some steps, in words. The game is over, so a single step includes
   *  secrets; of several, such as a whole deal, only public events are worth showing. */
  tell(first: number, last: number, played: Played): string {
    return this.events
      .slice(first, last + 1)
      .flatMap((events, at) => {
        const view = this.moments[first + at]?.view ?? null;
        return events
          .filter(({ event }) => !played.table.silent?.includes(event))
          .filter((event) => first === last || !event.private)
          .map((event) => tellPast(event, SPECTATOR, played, view));
      })
      .join(" ");
  }

  /** Tells whether nobody but one player was told of a step. */
  isSecret(step: number, played: Played): boolean {
    return (this.events[step] ?? []).every(
      (event) => event.private || played.table.silent?.includes(event.event),
    );
  }

  /** Loads everything, once. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      for (let steps = 0; this.moments.length <= steps;) {
        const start = this.moments.length;
        const told = await readMoments(this.table, this.game, TRUTH, start, CHUNK);
        if (told.moments.length === 0) break;
        steps = told.steps;
        this.moments = [...this.moments, ...told.moments];
        this.events = this.moments.map(({ events }) => events);
      }
    } catch {
      this.isLoading = false; // retried next time
    }
  }
}
