// A finished game, step by step, from any point of view.

import type { GameView } from "../games/contract";
import type { MomentLink } from "../addresses";
import { problemOf, readClaims, readGames, readMoments, readStory } from "../server";
import type { Happening } from "./facts";
import type { Claim, Moment, Problem, Story, TableFacts } from "../wire";

export const SPECTATOR = -1;
export const TRUTH = -2;
const MOST_STEPS = 100_000; // the limit for steps in an address, as on the server
const CHUNK = 40;
const STEP_MILLISECONDS = 900;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const FAST = 4; // from this speed on there is no time for motion

export interface Frame {
  step: number;
  view: GameView<unknown, unknown>;
  events: Happening[]; // events for animations: none after a jump
  told: Happening[]; // the events of this step
  privates: unknown[] | null;
  hidden: Record<string, unknown> | null;
}

export class Replay {
  step = $state(0);
  steps = $state(0);
  viewer = $state(-1);
  isPlaying = $state(false);
  problem = $state.raw<Problem | null>(null); // the error, if it cannot be shown
  speed = $state<(typeof SPEEDS)[number]>(1);
  frame = $state.raw<Frame | null>(null);

  facts = $state.raw<TableFacts | null>(null); // the table as it was when this game ended
  claims = $state.raw<Claim[]>([]);
  story = $state.raw<Story | null>(null);

  private loaded = $state(0); // changes when moments have loaded
  private moments = new Map<string, Moment>();
  private asked = new Map<string, Promise<void>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private table: string,
    readonly at: MomentLink,
  ) {
    this.viewer = at.viewer;
    this.step = Math.min(MOST_STEPS, at.step);
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      const games = await readGames(this.table);
      this.facts = games.find(({ games: number }) => number === this.at.game) ?? null;
      this.viewer = this.eyes(this.viewer);
      this.claims = await readClaims(this.table, this.at.game);
      this.story = await readStory(this.table, this.at.game);
    } catch (error) {
      this.problem = problemOf(error);
    }
    await this.show(this.step);
  }

  /** Goes to another address of the same game. */
  follow({ step, viewer }: MomentLink): void {
    if (!this.facts) return; // it opens there
    this.viewer = this.eyes(viewer);
    void this.show(step);
  }

  /** Returns the point of view of an address, or the spectator's if that seat does not exist. */
  private eyes(viewer: number): number {
    const isThere = viewer >= TRUTH && viewer < (this.facts?.seats.length ?? 0);
    return isThere ? viewer : SPECTATOR;
  }

  /** The events until now, as far back as loaded. */
  get past(): Happening[] {
    void this.loaded;
    const told: Happening[][] = [];
    for (let step = this.step; step >= 0; step--) {
      const moment = this.moments.get(`${this.viewer} ${step}`);
      if (!moment) break;
      told.push(moment.events);
    }
    return told.reverse().flat();
  }

  /** Goes to a step. */
  async show(step: number): Promise<void> {
    const last = this.steps === 0 ? step : this.steps;
    const wanted = Math.max(0, Math.min(step, last));
    const isNext = wanted === this.step + 1;
    const viewer = this.viewer;
    this.step = wanted;
    const moment = await this.find(wanted);
    // A race: the reader may have moved on while the answer was on its way.
    if (this.step !== wanted || this.viewer !== viewer) return;
    // An address may name a step that the game never reached.
    if (!moment) return wanted > this.steps && this.steps > 0 ? this.show(this.steps) : undefined;
    this.frame = {
      step: wanted,
      view: moment.view,
      events: isNext ? moment.events : [],
      told: moment.events,
      privates: moment.privates ?? null,
      hidden: moment.hidden ?? null,
    };
    if (wanted + 5 < this.steps) void this.find(wanted + 5);
  }

  /** Switches the point of view at the same step. */
  look(viewer: number): void {
    this.viewer = viewer;
    void this.show(this.step);
  }

  get isFast(): boolean {
    return this.isPlaying && this.speed >= FAST;
  }

  /** Plays faster or slower; after the fastest comes the slowest. */
  changeSpeed(by = 1): void {
    const next = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[(next + SPEEDS.length) % SPEEDS.length] ?? 1;
  }

  /** The landmarks: where parts of the game begin, and its turns of fate. */
  get landmarks(): number[] {
    const { chapters = [], highlights = [] } = this.story ?? {};
    const steps = [...chapters, ...highlights].map(({ step }) => step);
    return [...new Set(steps)].sort((a, b) => a - b);
  }

  /** Goes to the next landmark, or with -1 to the one before. */
  leap(by: 1 | -1): void {
    const beyond = this.landmarks.filter((step) => (step - this.step) * by > 0);
    const next = by > 0 ? beyond[0] : beyond.at(-1);
    this.stop();
    void this.show(next ?? (by > 0 ? this.steps : 0));
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    clearTimeout(this.timer);
    if (this.isPlaying) {
      if (this.step >= this.steps) this.step = 0;
      this.tick();
    }
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  press(key: string): boolean {
    if (key === "ArrowLeft") void this.show(this.step - 1);
    else if (key === "ArrowRight") void this.show(this.step + 1);
    else if (key === "Home") void this.show(0);
    else if (key === "End") void this.show(this.steps);
    else if (key === "PageDown") this.leap(1);
    else if (key === "PageUp") this.leap(-1);
    else if (key === "+" || key === "-" || key === " ") {
      if (key === " ") this.toggle();
      else this.changeSpeed(key === "+" ? 1 : -1);
      return true;
    } else return false;
    this.stop();
    return true;
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      void this.show(this.step + 1).then(() => {
        if (!this.isPlaying) return;
        if (this.step >= this.steps) this.stop();
        else this.tick();
      });
    }, STEP_MILLISECONDS / this.speed);
  }

  private async find(step: number): Promise<Moment | undefined> {
    const viewer = this.viewer;
    const start = step - (step % CHUNK);
    const chunk = `${viewer} ${start}`;
    if (!this.asked.has(chunk)) this.asked.set(chunk, this.load(viewer, start, chunk));
    await this.asked.get(chunk);
    return this.moments.get(`${viewer} ${step}`);
  }

  private async load(viewer: number, start: number, chunk: string): Promise<void> {
    try {
      const told = await readMoments(this.table, this.at.game, viewer, start, CHUNK);
      this.steps = told.steps;
      for (const moment of told.moments) this.moments.set(`${viewer} ${moment.step}`, moment);
      this.loaded += 1;
      this.problem = null;
    } catch (error) {
      this.asked.delete(chunk);
      this.problem = problemOf(error);
    }
  }
}
