// A round to watch: a normal table whose line replays a recording.

import { Desk } from "../table/desk.svelte";
import type { Answer, LineHooks } from "../table/line";
import type { Happening } from "../table/facts";
import type { News, WatchedFacts } from "../wire";

const STEP_MILLISECONDS = 1500;

export class WatchDesk extends Desk {
  step = $state(0);
  isPlaying = $state(false);
  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    name: string,
    readonly watched: WatchedFacts,
  ) {
    super(name, (hooks: LineHooks) => ({
      open: () => {
        hooks.changed("open");
        hooks.heard({ type: "welcome", protocol: 1, seat: -1, is_host: false });
        hooks.heard(this.newsAt(0, []));
      },
      close: () => hooks.changed("closed"),
      lost: () => undefined,
      ask: ({ type }) => Promise.resolve(type === "census" ? this.counted() : null),
    }));
  }

  get last(): number {
    return this.watched.moments.length - 1;
  }

  /** Returns the events of a move, and the remarks after it. */
  happened(move: number): Happening[] {
    return this.watched.moments[move]?.events ?? [];
  }

  /** Goes to a move: to the next one with animation, anywhere else at once. */
  go(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.last));
    if (wanted === this.step) return;
    this.stage.finish();
    const isNext = wanted === this.step + 1;
    this.step = wanted;
    if (isNext) {
      this.take(this.newsAt(wanted, this.happened(wanted)));
      return;
    }
    this.cameBack = true;
    this.take(this.newsAt(wanted, []));
    this.log = this.watched.moments.slice(0, wanted + 1).flatMap(({ events }) => events);
  }

  toggle(): void {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    if (this.step >= this.last) this.go(0);
    this.tick();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      this.go(this.step + 1);
      if (this.step >= this.last) this.stop();
      else this.tick();
    }, STEP_MILLISECONDS);
  }

  private counted(): Answer {
    const { version } = this;
    const { pieces } = this.watched.moments[this.step]!;
    return { type: "counted", id: 0, version, pieces };
  }

  private newsAt(step: number, events: Happening[]): News {
    this.version += 1;
    const { version } = this;
    const told = events.map((event) => ({ ...event, version }));
    const { table, moments } = this.watched;
    const view = moments[step]!.view;
    return { type: "news", version, view, legal: [], events: told, clocks: null, table };
  }
}
