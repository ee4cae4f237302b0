// The analysis of a finished game, while it grows.

import { askAnalysis, problemOf, readAnalysis } from "../server";
import type { AnalysisNews, Problem } from "../wire";
import type { Alternative, Analysis, Decision } from "./facts";

const FIRST_WAIT = 400; // milliseconds of polling, with backoff
const LONGEST_WAIT = 4000;

export class GrowingAnalysis {
  news = $state.raw<AnalysisNews | null>(null);
  told = $state.raw<Analysis | null>(null);
  problem = $state.raw<Problem | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private known = -1;

  constructor(
    private table: string,
    private game: number,
  ) {
    void this.look();
  }

  get isGrowing(): boolean {
    return this.news?.state === "waiting" || this.news?.state === "growing";
  }

  /** Requests the analysis. */
  ask = (): Promise<void> => {
    this.wait = FIRST_WAIT;
    this.known = -1;
    return this.take(askAnalysis(this.table, this.game));
  };

  /** Retries what failed; readers who may not request it can only look. */
  again = (): Promise<void> => (this.news?.may_ask ? this.ask() : this.look());

  stop(): void {
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    await this.take(readAnalysis(this.table, this.game, this.known));
    // A reader who came here wants to see it.
    if (this.news?.state === "none" && this.news.may_ask && !this.problem) await this.ask();
  }

  private async take(answer: Promise<AnalysisNews>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.news = await answer;
      this.problem = null;
      if (this.news.analysis) {
        // Analyses stored by an earlier program have fewer fields.
        this.told = Object.assign({ divisions: [], lies: [] }, this.news.analysis as Analysis);
        this.known = this.news.shown;
      }
    } catch (error) {
      this.problem = problemOf(error);
    }
    if (!this.isGrowing) return;
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.3);
    this.timer = setTimeout(() => void this.look(), document.hidden ? LONGEST_WAIT : this.wait);
  }
}

/** Returns a seat's decisions that are worth retrying, the costliest first. */
export function exercisesOf(told: Analysis | null, seat: number): Decision[] {
  const worst = told?.balances.find((each) => each.seat === seat)?.worst ?? [];
  return worst.flatMap((step) =>
    (told?.decisions ?? []).filter((each) => each.step === step && each.seat === seat),
  );
}

const CLOSE = 0.1; // of a fair share
const LITTLE = 0.01;

export type TriedVerdict = "best" | "good" | "better" | "same" | "worse";

/** Judges a retry by the same values as the first try. */
export function judge(decision: Decision, tried: Alternative, seats: number): TriedVerdict {
  if (tried === decision.alternatives[0]) return "best";
  const close = decision.by === "win" ? CLOSE / seats : 0;
  if (tried.cost <= Math.max(close, 2 * tried.cost_error)) return "good";
  const gained = decision.cost - tried.cost;
  if (tried.moves.includes(decision.move) && gained < LITTLE) return "same";
  return gained > 0 ? "better" : "worse";
}

/** Returns the worth of a move, with the best continuation of the turn. */
export function alternativeOf(decision: Decision, move: string): Alternative | undefined {
  return decision.alternatives.find(({ moves }) => moves.includes(move));
}

/** Returns the belief that held after a step, with its round. */
export function beliefAt(told: Analysis, step: number) {
  const round = told.rounds.findLast(({ began }) => began <= step) ?? told.rounds[0];
  const point = round?.beliefs.findLast((each) => each.step <= step) ?? round?.beliefs[0];
  return round && point ? { round, point } : null;
}
