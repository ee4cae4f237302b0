// What was received is shown in order, scene by scene, and told only when it is shown.

/** How much of a show its reader wants. */
export type Pace = "full" | "brief" | "none";

/** How long a scene plays before it is told, and stands before the next begins. */
export interface Timed {
  lead: number; // milliseconds
  linger: number;
  stays: boolean; // something to read, which stands without motion too
}

interface StageHooks<Scene> {
  /** Shows what goes before a scene, in such a share of its time, or no longer. */
  open: (scene: Scene | null, share: number) => void;
  /** Tells a scene; `isHurried` where several are told at once. */
  tell: (scene: Scene, isHurried: boolean) => void;
  /** Says that so many steps were told at once, because they were too many to be shown. */
  caughtUp: (steps: number) => void;
  /** Says that it has gone on. */
  changed: () => void;
  pace: () => Pace;
  isHidden: () => boolean;
}

const LONGEST = 3000; // milliseconds, after which a scene is told whatever its show does
const MOST_WAITING = 3; // steps
// Where so many wait, a show takes half as long: bots among themselves are soon ahead.
const HASTY = 2;
const HASTE = 0.5;
const SHARE: Record<Pace, number> = { full: 1, brief: 0.5, none: 0 };

export class Stage<Scene extends Timed> {
  private steps: Scene[][] = []; // what is still to be told; the first is being shown
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing: "lead" | "linger" | null = null;
  private standing: Scene | null = null; // told, and not over yet
  private newest = -1;

  constructor(private readonly hooks: StageHooks<Scene>) {}

  /** Whether something that was received has not been told, or is to be read first. */
  get isTelling(): boolean {
    return this.steps.length > 0 || (this.standing?.stays ?? false);
  }

  /** Takes in the scenes of one version; what came already is no news. */
  push(version: number, scenes: Scene[]): void {
    if (version <= this.newest) return;
    this.newest = version;
    if (scenes.length > 0) this.steps.push(scenes);
    // What takes no time, such as a choice that somebody seals, keeps nobody waiting.
    const waiting = this.long().length - (this.playing === "lead" ? 1 : 0);
    if (this.hooks.isHidden() || waiting > MOST_WAITING) this.catchUp();
    else if (this.playing === null) this.next();
    this.hooks.changed();
  }

  /** Takes in a version that is shown at once: the first, one after a gap, another game. */
  jump(version: number, scenes: Scene[]): void {
    this.finish();
    this.newest = version;
    this.steps = [scenes];
    this.finish();
  }

  /** Tells everything now. */
  finish(): void {
    clearTimeout(this.timer);
    if (this.playing === "lead") this.hooks.open(null, 1);
    this.playing = this.standing = null;
    const left = this.steps.flat();
    this.steps = [];
    left.forEach((scene, index) => this.hooks.tell(scene, index < left.length - 1));
    this.hooks.changed();
  }

  /** Tells everything now and says how much it was. */
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

  /** Tells a scene; returns whether it stands for a while. */
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

  /** Returns what share of its time a show gets, with what waits besides its own step. */
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
