// Hints and the coach at one table, and the census of its pieces.

import type { Legal } from "../games/contract";
import { TAKE_BACK } from "../games/contract";
import { say } from "../i18n/words.svelte";
import { set } from "../settings.svelte";
import type { AdvisedThought, CoachWarning, Hinted, PieceCount } from "../wire";
import { sayThoughts } from "./advising";
import type { Desk } from "./desk.svelte";
import { Guide } from "./guide.svelte";
import type { Answer, ClientRequest } from "./line";

interface Held {
  move: string;
  warning: CoachWarning;
  decide: (isMade: boolean) => void;
}

/** The coach's warning about a move, in words. */
interface Said {
  cost: string;
  reasons: string;
  best: string;
}

const SLOW_MILLISECONDS = 1000;

export class Tutoring {
  readonly guide = new Guide();
  rung = $state(-1); // the number of rungs that were requested
  isThinking = $state(false);
  isSlow = $state(false); // so slow that a progress note is shown
  held = $state.raw<Held | null>(null); // a costly move that the coach asks about
  regret = $state.raw<Said | null>(null); // its warning about the last move, which was made anyway
  private hinted = $state.raw<Hinted | null>(null);
  private asked = ""; // for which decision
  private counts: { shown: number; pieces: Promise<Record<string, PieceCount>> } | null = null;

  constructor(
    private readonly desk: Desk,
    private readonly ask: (request: ClientRequest) => Promise<Answer | null>,
  ) {}

  /** Whether a hint may be requested now. */
  get mayHint(): boolean {
    const { desk } = this;
    return this.isAllowed && desk.isYourTurn && !desk.isTelling && desk.legal.length > 0;
  }

  get isAllowed(): boolean {
    return this.desk.facts?.seats[this.desk.seat]?.may_have_hints ?? false;
  }

  get hasCoach(): boolean {
    return this.desk.facts?.seats[this.desk.seat]?.help === "coach";
  }

  /** The hint so far, rung by rung: in words, and in figures for those who want them. */
  get lines(): { kind: string; words: string; figures: string }[] {
    const rungs = this.hinted?.rungs.slice(0, this.rung + 1) ?? [];
    return rungs.map(({ kind, thoughts }) => {
      const told = (figures: boolean) =>
        this.tell(
          kind,
          thoughts.filter((thought) => thought.kind.startsWith("worth-") === figures),
        );
      return { kind, words: told(false), figures: told(true) };
    });
  }

  /** The next rung, if there is one. */
  get next(): string | null {
    return this.hinted?.rungs[this.rung + 1]?.kind ?? null;
  }

  /** The move of a hint, once that rung was shown. */
  get move(): Legal<unknown> | null {
    const reached = this.lines.some(({ kind }) => kind === "do");
    return (reached && this.desk.legal.find(({ move }) => move === this.hinted?.move)) || null;
  }

  /** Asks for a hint, or for more of it. */
  more = async (): Promise<void> => {
    if (!this.mayHint || this.isThinking) return;
    if (this.hinted && this.asked === this.decision) {
      if (this.next !== null) this.rung += 1;
    } else {
      const { decision, desk } = this;
      this.isThinking = true;
      const slow = setTimeout(() => (this.isSlow = true), SLOW_MILLISECONDS);
      const answer = await this.ask({ type: "hint", expected: desk.latest });
      clearTimeout(slow);
      this.isThinking = this.isSlow = false;
      if (answer?.type === "refused") return desk.refuse(answer.problem);
      if (answer?.type !== "hinted") return desk.note(say("web-not-sent"), { tone: "refusal" });
      if (decision !== this.decision) return; // the table has moved on meanwhile
      this.hinted = answer;
      this.asked = decision;
      this.rung = 0;
    }
    const last = this.lines.at(-1);
    if (last)
      this.desk.announce(`${say(`web-hint-${last.kind}`)} ${last.words} ${last.figures}`.trim());
  };

  /** Closes a hint, or cancels the move the coach asks about; true if there was one. */
  close(): boolean {
    if (this.held) {
      this.held.decide(false);
      return true;
    }
    const was = this.rung >= 0;
    this.rung = -1;
    this.hinted = null;
    return was;
  }

  /** Drops a stale hint. */
  keepUp(): void {
    if (this.hinted && this.asked !== this.decision) this.close();
    const { held } = this;
    if (held && !this.desk.legal.some(({ move }) => move === held.move)) held.decide(false);
  }

  /** The key of the decision, so that a hint ends with it. */
  private get decision(): string {
    return `${this.desk.facts?.games} ${this.desk.legal.map(({ move }) => move).join(" ")}`;
  }

  // --- The coach

  setCoach = async (on: boolean): Promise<void> => {
    set({ coach: on });
    if (on !== this.hasCoach) await this.desk.ask({ type: "coach", on });
  };

  /** Asks the coach about a move, and the reader if it is costly; true if it is to be made. */
  async lets(move: string, expected: number): Promise<boolean> {
    this.regret = null;
    if (!this.hasCoach || move === TAKE_BACK || this.desk.legal.length < 2) return true;
    const answer = await this.ask({ type: "review", move, expected });
    if (answer?.type !== "reviewed" || !answer.warning) return true;
    const { warning } = answer;
    const isMade = await new Promise<boolean>((decide) => {
      this.held = { move, warning, decide };
    });
    if (isMade) this.regret = this.warning;
    this.held = null;
    return isMade;
  }

  /** Whether the last move was costly, is shown on the table, and can still be taken back. */
  get isRegretted(): boolean {
    const { busy, pending, mayTakeBack } = this.desk;
    return this.regret !== null && mayTakeBack && !busy && !pending && this.lines.length === 0;
  }

  /** The coach's text. */
  get warning(): Said | null {
    if (!this.held) return null;
    const { by, cost, best, reasons } = this.held.warning;
    return {
      cost: say(`web-coach-cost-${by}`, { cost: by === "win" ? Math.round(cost) : cost }),
      reasons: this.tell("why", reasons, true),
      best: this.sayMove(best),
    };
  }

  // --- In words

  private tell(part: string, thoughts: readonly AdvisedThought[], isHeld = false): string {
    const { game: table, names, seat, view } = this.desk;
    const { game = "" } = this.desk.facts ?? {};
    const sayMove = (move: string) => this.sayMove(move);
    return sayThoughts(part, thoughts, { game, table, names, seat, view, sayMove, isHeld });
  }

  private sayMove(move: string): string {
    const { desk } = this;
    const legal = desk.legal.find((each) => each.move === move);
    if (!legal || !desk.view) return move;
    return desk.game?.describe?.(legal, desk.view, say, desk.names) ?? move;
  }

  // --- How many there are

  /** Returns how many there are of a piece, and how many everybody has seen; null if unknown. */
  async count(piece: string): Promise<PieceCount | null> {
    if (this.counts?.shown !== this.desk.shown) {
      const pieces = this.ask({ type: "census" }).then((answer) =>
        answer?.type === "counted" ? answer.pieces : {},
      );
      this.counts = { shown: this.desk.shown, pieces };
    }
    return (await this.counts!.pieces)[piece] ?? null;
  }
}
