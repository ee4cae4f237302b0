// One table as this browser knows it: the latest state from the server, and the reader's pending
// actions.

import { at } from "../base";
import {
  TAKE_BACK,
  type Choice,
  type Facts,
  type KeyListener,
  type Legal,
  type Refused,
  type SeatLook,
} from "../games/contract";
import { explain as explainProblem } from "../i18n/tell";
import { say, words } from "../i18n/words.svelte";
import { whyNotThere } from "../server";
import { keep, kept } from "../keeping";
import { settings } from "../settings.svelte";
import { share } from "../sharing";
import { play } from "../sound";
import type { AnyToClient, ExplainRequest, MadeForYou, Problem } from "../wire";
import { Line, type LineHooks, type LineState, type TableLine, type ClientRequest } from "./line";
import { readAloud } from "./reading";
import { looksOf } from "./seats";
import { Showing } from "./showing.svelte";
import { Tutoring } from "./tutoring.svelte";

const HINT_KEY = "i";
function lineTo(table: string, hooks: LineHooks): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new Line(`${scheme}//${location.host}${at(`/api/tables/${table}/socket`)}`, hooks);
}

export class Desk extends Showing {
  state = $state<LineState | "gone">("opening");
  gone = $state.raw<Problem | null>(null); // why the reader cannot be here
  here = $state.raw<number[]>([]);
  watching = $state(0);
  isHost = $state(false);
  busy = $state(false);

  readonly tutoring = new Tutoring(this, (request) => this.line.ask(request));
  private line: TableLine;
  private listeners: KeyListener[] = [];
  private hiddenSince = 0;

  /** Connects to a table of the server, or to anything with the same interface. */
  constructor(
    table: string,
    connect: (hooks: LineHooks) => TableLine = (hooks) => lineTo(table, hooks),
  ) {
    super(table);
    this.line = connect({
      since: () => this.known,
      heard: (message) => this.hear(message),
      changed: (state) => (this.state = state),
      failing: () => void this.checkThere(),
    });
  }

  // --- The line

  open(): () => void {
    const online = () => this.line.open();
    const offline = () => this.line.lost();
    const seen = () => {
      if (document.hidden) {
        this.hiddenSince = Date.now();
        this.stage.finish();
      }
      // A phone that slept may have a dead socket without knowing it.
      else if (this.state !== "open" || Date.now() - this.hiddenSince > 30_000) this.line.open();
    };
    addEventListener("online", online);
    addEventListener("offline", offline);
    document.addEventListener("visibilitychange", seen);
    this.line.open();
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", seen);
      this.line.close();
    };
  }

  /** Reconnects, with the present identity. */
  reopen(): void {
    this.known = null;
    this.line.open();
  }

  private async checkThere(): Promise<void> {
    const problem = await whyNotThere(this.table);
    if (problem) this.leave(problem);
  }

  /** Stays disconnected, since the server says that the reader may not be here. */
  private leave(problem: Problem): void {
    this.line.close();
    this.gone = problem;
    this.state = "gone";
  }

  private hear(message: AnyToClient): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.isHost = message.is_host;
        this.cameBack = this.known !== null;
        this.welcomeBack(message.made_for_you ?? []);
        break;
      case "news":
        this.take(message);
        break;
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        break;
      case "closing":
        if (message.problem) this.leave(message.problem);
        break;
      default: // answers, which go to the requester
        break;
    }
  }

  /** Announces, once, what a bot did in this seat while its person was away. */
  private welcomeBack(made: readonly MadeForYou[]): void {
    const last = String(made.at(-1)?.version ?? 0);
    const key = `bocamina-told-${this.table}`;
    if (made.length === 0 || kept(key) === last) return;
    keep(key, last);
    this.note(say("web-made-for-you", { count: made.length }), { tone: "you", stays: true });
  }

  // --- What can be seen

  private looked: SeatLook[] = []; // the previous look of the seats
  readonly seats = $derived.by(() => {
    const called = (name: string) =>
      name === say("web-default-name") ? say("web-you-here") : name;
    const looks = looksOf(this.facts, this.seat, (seat) => this.here.includes(seat), called);
    const looking = (this.view && this.game?.looks?.(looks, this.view)) ?? looks;
    return (this.looked = share(this.looked, looking));
  });

  get pending(): Legal<unknown> | null {
    return this.legal.find(({ move }) => move === this.pendingMove) ?? null;
  }

  /** The move that waits for confirmation, in words. */
  get pendingWords(): string {
    const { pending, view, game } = this;
    if (!pending || !view) return "";
    return game?.describe?.(pending, view, say, this.names) ?? pending.move;
  }

  get mayTakeBack(): boolean {
    return this.legal.some(({ move }) => move === TAKE_BACK);
  }

  // --- What the reader does

  choose = (move: string, how: Choice = {}): void => {
    if (this.busy || !this.legal.some((each) => each.move === move)) return;
    // A reader who taps during a show has not seen yet what they would decide about.
    if (this.isHurried && how.now) return;
    if (how.now || (settings.confirmAtOnce && !this.isHurried)) void this.make(move, how);
    else this.pendingMove = move;
  };

  confirm = (): void => {
    if (this.pendingMove !== null) void this.make(this.pendingMove);
  };

  cancel = (): void => {
    this.pendingMove = null;
  };

  takeBack = (): void => {
    if (this.mayTakeBack) void this.make(TAKE_BACK);
  };

  change = async (isMeant: (about: unknown) => boolean): Promise<void> => {
    if (this.busy || !this.mayTakeBack) return;
    await this.make(TAKE_BACK);
    this.stage.finish(); // the news came before the answer
    const other = this.legal.find(({ move, about }) => move !== TAKE_BACK && isMeant(about));
    if (other) await this.make(other.move);
  };

  /** Makes a move; it is retried if the connection breaks, but carried out at most once
   *  (idempotent). */
  private async make(move: string, { byChance, hasty = false }: Choice = {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.stage.finish();
      const expected = this.known ?? 0;
      if (!byChance && !(await this.tutoring.lets(move, expected))) return;
      const about = this.legal.find((each) => each.move === move)?.about;
      const answer = await this.line.ask({ type: "move", move, expected, hasty }, true);
      if (answer?.type !== "accepted") this.tutoring.regret = null;
      if (answer?.type === "refused") {
        // The move was already carried out, and only the answer was lost.
        const stale = answer.problem.reason === "stale";
        if (!stale) this.refuse(answer.problem);
        else if (this.legal.some((each) => each.move === move)) this.refuse(answer.problem);
      } else if (answer) {
        play("move");
        this.tutoring.guide.did(move, about);
      }
    } finally {
      this.busy = false;
      this.pendingMove = null;
    }
  }

  /** Sends a request other than a move, and shows why it is refused, if it is. */
  async ask(request: ClientRequest): Promise<boolean> {
    const answer = await this.line.ask(request);
    if (answer?.type === "refused") this.refuse(answer.problem);
    else if (answer === null) this.note(say("web-not-sent"), { tone: "refusal" });
    return answer?.type === "accepted";
  }

  /** Asks why a wish is not legal, and shows it. */
  explain = (wish: ExplainRequest["wish"]): void => {
    if (this.busy) return;
    void this.line.ask({ type: "explain", wish, expected: this.latest }).then((answer) => {
      if (answer && "problem" in answer && answer.problem) this.refuse(answer.problem);
    });
  };

  hint = (message: string, facts: Facts = {}): void => {
    this.note(say(message, facts), { tone: "refusal" });
    this.tutoring.guide.recall();
  };

  /** Shows why something is refused: at the tap that asked for it, or aside, over nothing that one
   *  may tap next. */
  refuse(problem: Refused, aside = false): void {
    const told = explainProblem(
      this.facts?.game ?? "",
      problem,
      say,
      (name) => words.knows(name),
      this.names,
      this.wordsFor(problem.facts ?? {}),
    );
    this.note(told, { tone: "refusal", clause: problem.clause ?? "", aside });
    this.tutoring.guide.recall();
  }

  announce = this.voice.say;

  listen = (listener: KeyListener): (() => void) => {
    this.listeners.unshift(listener);
    return () => (this.listeners = this.listeners.filter((each) => each !== listener));
  };

  /** Passes a key to the table, then to the shell. */
  press(event: KeyboardEvent): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // With the focus on a button, keys are for it; the table itself moves between cells.
    const onButton = (event.target as Element).matches(
      ":is([data-move], [data-pick]):not([data-cell])",
    );
    if (key === "Enter" && this.pendingMove === null && onButton) return false;
    if (this.listeners.some((listener) => listener(key, event))) return true;
    if (key === "Enter" && this.pendingMove !== null) this.confirm();
    else if (key === "Escape" && this.pendingMove !== null) this.cancel();
    else if (key === "u" && this.mayTakeBack) this.takeBack();
    else if (key === HINT_KEY && this.tutoring.mayHint) void this.tutoring.more();
    else if (key === "Escape" && this.tutoring.close()) return true;
    else return this.read(key);
    return true;
  }

  /** Reads aloud what a key is for. */
  private read(key: string): boolean {
    const { game, view, seats, legal, marks, voice } = this;
    const words = readAloud(key, { game, view, seats, legal, marks, news: voice.news }, say);
    if (words !== null) this.announce(words);
    return words !== null;
  }

  // --- Taps on players

  private seatListener: ((seat: number) => void) | null = $state.raw(null);

  listenSeats = (listener: (seat: number) => void): (() => void) => {
    this.seatListener = listener;
    return () => (this.seatListener = null);
  };

  /** Handles a tap on a seat, if the table uses it. */
  get tapSeat(): ((seat: number) => void) | null {
    return this.seatListener;
  }

  // --- Local storage

  private marked = $state<string | null>(null);

  /** The reader's marks on the others. */
  get marks(): string {
    return this.marked ?? this.notes.get("marks");
  }

  mark = (marks: string): void => {
    this.marked = marks;
    this.notes.set("marks", marks);
  };

  notes = {
    get: (name: string): string => kept(`${this.noteKey}-${name}`),
    set: (name: string, text: string): void => keep(`${this.noteKey}-${name}`, text),
  };

  private get noteKey(): string {
    return `bocamina-note-${this.table}-${this.facts?.games ?? 1}-${this.seat}`;
  }
}
