// The guide for beginners: shows each kind of step until it was done once.

import { TAKE_BACK, type GuideStep } from "../games/contract";
import { keep, kept } from "../keeping";
import { settings } from "../settings.svelte";

const STILL_NEW = 40; // moves: after more of them, hesitating no longer brings the guide back
const IDLE_MILLISECONDS = 30_000;

export class Guide {
  step = $state.raw<GuideStep | null>(null);
  /** Whether its space is reserved even while it is silent, so that nothing shifts when it speaks:
   *  for as long as a beginner stays at the table. */
  hasRoom = $state(false);
  private done = $state.raw<Record<string, number>>({});
  private isRecalled = $state(false);
  private game = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The present hint, if any. */
  readonly shown = $derived.by((): GuideStep | null => {
    const { step } = this;
    if (!settings.guide || step === null) return null;
    const isNew = step.does.some((kind) => !this.done[kind]);
    return isNew || this.isRecalled ? step : null;
  });

  /** Starts at a game's table. */
  open(game: string): void {
    if (game === this.game) return;
    this.game = game;
    try {
      this.done = JSON.parse(kept(this.key) || "{}") as Record<string, number>;
    } catch {
      this.done = {};
    }
    this.hasRoom = settings.guide && this.isStillNew;
  }

  private get key(): string {
    return `bocamina-done-${this.game}`;
  }

  take = (step: GuideStep | null): void => {
    this.step = step;
    clearTimeout(this.timer);
    if (step !== null) this.timer = setTimeout(() => this.recall(), IDLE_MILLISECONDS);
  };

  /** Notes that a move was made. */
  did(move: string, about: unknown): void {
    if (move === TAKE_BACK || !this.game) return;
    const kind = String((about as { does?: string } | undefined)?.does ?? "choose");
    this.done = { ...this.done, [kind]: (this.done[kind] ?? 0) + 1 };
    this.isRecalled = false;
    keep(this.key, JSON.stringify(this.done));
  }

  /** Comes back for beginners who hesitate or were refused something. */
  recall(): void {
    if (this.isStillNew) this.isRecalled = true;
  }

  private get isStillNew(): boolean {
    return Object.values(this.done).reduce((all, many) => all + many, 0) < STILL_NEW;
  }
}
