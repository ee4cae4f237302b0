// What happened at every step of a finished game, in words.

import { readMoments } from "../server";
import type { Happening, Moment } from "../wire";

const CHUNK = 60;
const EVERYBODY = -1;

export class Course {
  /** What everybody was told at each step, as far as it is here. */
  events = $state.raw<readonly (readonly Happening[])[]>([]);
  moments: Moment[] = [];
  private isLoading = false;

  constructor(
    private table: string,
    private game: number,
  ) {}

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
