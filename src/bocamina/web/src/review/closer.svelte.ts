// A closer look at one decision: the position as its seat saw it, and a turn drawn on it.

import type { GameView, Legal } from "../games/contract";
import { readMoments } from "../server";
import type { Decision } from "./facts";

/** Returns the moves of a turn with their facts; the first is one of the legal ones. */
export function planOf(
  turn: readonly string[],
  { described }: Decision,
  legal: readonly Legal<unknown>[],
): Legal<unknown>[] {
  return turn.flatMap((move, at) => {
    const found = at === 0 ? legal.find((each) => each.move === move) : undefined;
    const about = described[turn.slice(0, at + 1).join(" · ")] ?? described[move];
    return found ?? (about ? { move, about } : []);
  });
}

export class Closer {
  decision = $state.raw<Decision | null>(null);
  drawn = $state.raw<readonly string[]>([]); // the moves of the turn that the board shows
  view = $state.raw<GameView<unknown, unknown> | null>(null);
  legal = $state.raw<Legal<unknown>[]>([]);
  failed = $state(false);

  constructor(
    private table: string,
    private game: number,
  ) {}

  /** The turn to draw, as far as the facts of its moves are known. */
  get plan(): Legal<unknown>[] {
    return this.decision ? planOf(this.drawn, this.decision, this.legal) : [];
  }

  get frame() {
    if (!this.decision || !this.view) return null;
    const step = this.decision.step - 1;
    return { step, view: this.view, events: [], privates: null, hidden: null };
  }

  /** Loads the seat's view and legal moves. */
  async look(decision: Decision): Promise<void> {
    this.close();
    this.decision = decision;
    this.drawn = [decision.best, ...decision.best_then];
    const { step, seat } = decision;
    try {
      const told = await readMoments(this.table, this.game, seat, step - 1, 1, true);
      if (this.decision !== decision || !told.moments[0]) return;
      this.legal = (told.moments[0].legal ?? []) as Legal<unknown>[];
      this.view = told.moments[0].view;
    } catch {
      this.failed = this.decision === decision;
    }
  }

  close(): void {
    this.decision = null;
    this.view = null;
    this.legal = [];
    this.failed = false;
  }
}
