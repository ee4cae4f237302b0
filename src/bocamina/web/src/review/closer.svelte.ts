// A closer look at one decision: the position as its seat saw it, and a move drawn on it.

import type { GameView, Legal } from "../games/contract";
import { readMoments } from "../server";
import type { Decision } from "./facts";

export class Closer {
  decision = $state.raw<Decision | null>(null);
  drawn = $state(""); // the move that the board shows
  view = $state.raw<GameView<unknown, unknown> | null>(null);
  legal = $state.raw<Legal<unknown>[]>([]);
  failed = $state(false);

  constructor(
    private table: string,
    private game: number,
  ) {}

  get pending(): Legal<unknown> | null {
    return this.legal.find(({ move }) => move === this.drawn) ?? null;
  }

  get frame() {
    if (!this.decision || !this.view) return null;
    const step = this.decision.step - 1;
    return { step, view: this.view, events: [], privates: null, hidden: null };
  }

  /** Reads what the seat saw and could do. */
  async look(decision: Decision): Promise<void> {
    this.close();
    this.decision = decision;
    this.drawn = decision.best;
    const { step, seat } = decision;
    try {
      const told = await readMoments(this.table, this.game, seat, step - 1, 1, true);
      if (this.decision !== decision || !told.moments[0]) return;
      this.legal = (told.moments[0].legal ?? []) as Legal<unknown>[];
      this.view = told.moments[0].view as GameView<unknown, unknown>;
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
