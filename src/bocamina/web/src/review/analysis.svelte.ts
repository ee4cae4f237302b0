// The analysis of a finished game, as it grows.

import { askAnalysis, readAnalysis, Refusal } from "../server";
import type { AnalysisNews, Problem, ToldAnalysis, ToldDecision } from "../wire";

const FIRST_WAIT = 400; // milliseconds; each wait is longer than the one before
const LONGEST_WAIT = 4000;
const MOST_EXERCISES = 3;

export class Analysis {
  news = $state.raw<AnalysisNews | null>(null);
  told = $state.raw<ToldAnalysis | null>(null);
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

  /** Asks for what is not there. */
  ask = (): Promise<void> => {
    this.wait = FIRST_WAIT;
    this.known = -1;
    return this.take(askAnalysis(this.table, this.game));
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    await this.take(readAnalysis(this.table, this.game, this.known));
    // Whoever came here wants to see it.
    if (this.news?.state === "none" && this.news.may_ask && !this.problem) await this.ask();
  }

  private async take(answer: Promise<AnalysisNews>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.news = await answer;
      this.problem = null;
      if (this.news.analysis) {
        this.told = this.news.analysis;
        this.known = this.news.done;
      }
    } catch (error) {
      this.problem =
        error instanceof Refusal ? error.problem : { kind: "refused", reason: "unavailable" };
    }
    const goesOn = this.problem ? this.known >= 0 || this.news !== null : this.isGrowing;
    if (!goesOn) return;
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.3);
    this.timer = setTimeout(() => void this.look(), document.hidden ? LONGEST_WAIT : this.wait);
  }
}

/** Returns a seat's decisions that are worth another try, the costliest first. */
export function exercisesOf(told: ToldAnalysis | null, seat: number): ToldDecision[] {
  return (told?.decisions ?? [])
    .filter((each) => each.seat === seat && each.is_costly)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST_EXERCISES);
}

export type Verdict = "best" | "good" | "close" | "worse";

/** Judges another try by the same values as the first. */
export function judge(decision: ToldDecision, move: string, seats: number): Verdict {
  const worth = decision.worths.find(({ moves }) => moves.includes(move));
  if (worth === undefined) return "worse";
  if (worth === decision.worths[0]) return "best";
  const near = Math.max(0.1 / seats, 2 * decision.error);
  if (worth.cost <= 0.1 / seats) return "good";
  return worth.cost <= near && worth.cost < decision.cost / 2 ? "close" : "worse";
}
