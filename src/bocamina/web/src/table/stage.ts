// A queue of scenes: received events are shown in order, and announced only when shown.

/** How much of a show the reader wants. */
export type Pace = "full" | "brief" | "none";

/** How long a scene plays before it is announced, and pauses before the next begins. */
export interface Timed {
  lead: number; // milliseconds
  linger: number;
  stays: boolean; // something to read, which pauses even without motion
}

interface StageHooks<Scene> {
  /** Starts the show before a scene, scaled to a share of its time, or ends it. */
  open: (scene: Scene | null, share: number) => void;
  /** Announces a scene; `isHurried` if several are announced at once. */
  tell: (scene: Scene, isHurried: boolean) => void;
  /** Reports that so many steps were skipped, because they were too many to be shown. */
  caughtUp: (steps: number) => void;
  /** Says that it has gone on. */
  changed: () => void;
  pace: () => Pace;
  isHidden: () => boolean;
}

const LONGEST = 3000; // the timeout of a show, in milliseconds
const MOST_WAITING = 3; // steps
// With this backlog, a show takes half as long: bots among themselves are soon ahead.
const HASTY = 2;
const HASTE = 0.5;
const SHARE: Record<Pace, number> = { full: 1, brief: 0.5, none: 0 };

export class Stage<Scene extends Timed> {
  private steps: Scene[][] = []; // the queue; the first is being shown
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing: "lead" | "linger" | null = null;
  private standing: Scene | null = null; // announced, and not over yet
  private newest = -1;

  constructor(private readonly hooks: StageHooks<Scene>) {}

  /** Whether something received has not been announced, or needs time for reading. */
  get isTelling(): boolean {
    return this.steps.length > 0 || (this.standing?.stays ?? false);
  }

  /** Queues the scenes of one version, ignoring duplicates. */
  push(version: number, scenes: Scene[]): void {
    if (version <= this.newest) return;
    this.newest = version;
    if (scenes.length > 0) this.steps.push(scenes);
    // Scenes without duration, such as a sealed choice, cause no delay.
    const waiting = this.long().length - (this.playing === "lead" ? 1 : 0);
    if (this.hooks.isHidden() || waiting > MOST_WAITING) this.catchUp();
    else if (this.playing === null) this.next();
    this.hooks.changed();
  }

  /** Shows a version at once: the first, one after a gap, another game. */
  jump(version: number, scenes: Scene[]): void {
    this.finish();
    this.newest = version;
    this.steps = [scenes];
    this.finish();
  }

  /** Flushes the queue. */
  finish(): void {
    clearTimeout(this.timer);
    if (this.playing === "lead") this.hooks.open(null, 1);
    this.playing = this.standing = null;
    const left = this.steps.flat();
    this.steps = [];
    left.forEach((scene, index) => this.hooks.tell(scene, index < left.length - 1));
    this.hooks.changed();
  }

  /** Flushes the queue and reports how much it was. */
  catchUp(): void {
    const steps = this.long().length;
    this.finish();
    if (steps > 1) this.hooks.caughtUp(steps);
  }

  /** Returns the steps that take time. */
  private long(): Scene[][] {
    return this.steps.filter((step) => step.some(({ lead, linger }) => lead + linger > 0));
  }

  private next(): void {
    this.standing = null;
    for (let scene = this.steps[0]?.[0]; scene; scene = this.steps[0]?.[0]) {
      const told = scene;
      const haste = this.hasteBeside(this.steps[0]);
      const lead = this.lengthOf(told.lead, false) * haste;
      if (lead > 0) {
        this.hooks.open(told, haste);
        return this.wait("lead", lead, () => {
          this.hooks.open(null, 1);
          if (!this.play(told)) this.next();
        });
      }
      if (this.play(told)) return;
    }
  }

  /** Announces a scene; returns whether it pauses for a while. */
  private play(scene: Scene): boolean {
    const [step] = this.steps;
    step?.shift();
    if (step?.length === 0) this.steps.shift();
    this.standing = scene;
    this.hooks.tell(scene, false);
    const linger = this.lengthOf(scene.linger, scene.stays) * this.hasteBeside(step);
    if (linger > 0) this.wait("linger", linger, () => this.next());
    return linger > 0;
  }

  /** Returns the share of its time that a show gets, given the backlog besides its own step. */
  private hasteBeside(step: Scene[] | undefined): number {
    const behind = this.long().filter((each) => each !== step).length;
    return behind < HASTY ? 1 : HASTE;
  }

  private wait(what: "lead" | "linger", milliseconds: number, then: () => void): void {
    this.playing = what;
    this.timer = setTimeout(() => {
      this.playing = null;
      then();
      this.hooks.changed();
    }, milliseconds);
  }

  private lengthOf(milliseconds: number, stays: boolean): number {
    const share = stays ? 1 : SHARE[this.hooks.pace()];
    return Math.min(LONGEST, milliseconds * share);
  }
}
