// One table as this browser knows it: what the server said last, and what its reader is about to do.

import { at } from "../base";
import { loadTable } from "../games";
import {
  TAKE_BACK,
  type Facts,
  type GameTable,
  type GameView,
  type KeyListener,
  type Legal,
  type SeatLook,
} from "../games/contract";
import { explain as explainProblem, tell } from "../i18n/tell";
import { say, words } from "../i18n/words.svelte";
import { whyNotThere } from "../server";
import { keep, kept, settings } from "../settings.svelte";
import { play } from "../sound";
import type {
  AnyToClient,
  ClockFacts,
  Explain,
  Happening,
  MadeForYou,
  News,
  Problem,
  TableFacts,
} from "../wire";
import { noteCommitment } from "./commitment";
import { notifyTurn } from "./cues";
import { Line, type LineState, type Wish } from "./line";
import { Notices } from "./notices.svelte";
import { looksOf, namesOf } from "./seats";

export class Desk {
  state = $state<LineState | "gone">("opening");
  gone = $state.raw<Problem | null>(null); // why one cannot be here
  facts = $state.raw<TableFacts | null>(null);
  game = $state.raw<GameTable | null>(null);
  view = $state.raw<GameView<unknown, unknown> | null>(null);
  legal = $state.raw<Legal<unknown>[]>([]);
  version = $state(0);
  events = $state.raw<Happening[]>([]);
  log = $state.raw<Happening[]>([]);
  clocks = $state.raw<ClockFacts | null>(null);
  clocksAt = $state(0);
  here = $state.raw<number[]>([]);
  watching = $state(0);
  seat = $state(-1);
  isHost = $state(false);
  pendingMove = $state<string | null>(null);
  busy = $state(false);
  readonly notices = new Notices();
  polite = $state("");
  assertive = $state("");

  private line: Line;
  private known: number | null = null;
  private listeners: KeyListener[] = [];
  private wasYourTurn = false;
  private hiddenSince = 0;

  constructor(readonly table: string) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.line = new Line(`${scheme}//${location.host}${at(`/api/tables/${table}/socket`)}`, {
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
      if (document.hidden) this.hiddenSince = Date.now();
      // A phone that slept may hold a socket that is dead without knowing it.
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

  /** Comes in again, as whoever one is by now. */
  reopen(): void {
    this.known = null;
    this.line.open();
  }

  private async checkThere(): Promise<void> {
    const problem = await whyNotThere(this.table);
    if (problem) this.leave(problem);
  }

  /** Stays away, since the server says that one may not be here. */
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
        this.welcomeBack(message.made_for_you ?? []);
        break;
      case "news":
        this.learn(message);
        break;
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        break;
      case "closing":
        if (message.problem) this.leave(message.problem);
        break;
      case "accepted":
      case "explained":
      case "refused":
        break;
    }
  }

  /** Tells what a bot did in this seat while its person was away, once. */
  private welcomeBack(made: readonly MadeForYou[]): void {
    const last = String(made.at(-1)?.version ?? 0);
    const key = `bocamina-told-${this.table}`;
    if (made.length === 0 || kept(key) === last) return;
    keep(key, last);
    this.note(say("web-made-for-you", { count: made.length }), { tone: "you", stays: true });
  }

  private learn(news: News): void {
    const isFirst = this.known === null;
    if (!isFirst && news.version < this.version) return;
    if (news.table) {
      const before = this.facts?.game;
      this.facts = news.table;
      if (before !== news.table.game) {
        void loadTable(news.table.game).then((table) => (this.game = table));
      }
      noteCommitment(news.table);
    }
    const reopened = news.events.findLastIndex(
      (event) => event.at_table && event.event === "table_reopened",
    );
    const fresh = reopened < 0 ? news.events : news.events.slice(reopened);
    this.log = isFirst || reopened >= 0 ? fresh : [...this.log, ...fresh];
    this.events = isFirst ? [] : fresh;
    this.view = news.view as GameView<unknown, unknown> | null;
    this.legal = news.legal.map(({ move, about }) => ({ move, about: about ?? {} }));
    this.clocks = news.clocks ?? null;
    this.clocksAt = Date.now();
    this.version = this.known = news.version;
    if (!this.legal.some(({ move }) => move === this.pendingMove)) this.pendingMove = null;
    if (!isFirst) this.react(fresh);
    this.cueTurn(isFirst);
  }

  /** Speaks, sounds and notes what happened. */
  private react(events: readonly Happening[]): void {
    const lines: string[] = [];
    for (const event of events) {
      const own = event.facts?.["seat"] === this.seat && this.seat >= 0;
      if (!this.isSilent(event)) lines.push(this.tell(event));
      const sound = event.at_table ? undefined : this.game?.sounds?.[event.event];
      if (sound) play(sound);
      if (event.at_table) {
        if ((event.event === "text_said" || event.event === "phrase_said") && !own) play("knock");
        const gaveUp = this.facts?.seats[this.seat]?.has_resigned ?? false;
        if (event.event === "bot_stood_in" && own && !gaveUp)
          this.note(this.tell(event), { tone: "you" });
      } else if (this.seat >= 0 && this.game?.concerns?.(event, this.seat)) {
        this.note(this.tell(event), { tone: "you" });
      }
    }
    if (lines.length > 0) this.polite = lines.join(" ");
  }

  private cueTurn(isFirst: boolean): void {
    const yours = this.isYourTurn;
    if (yours && !this.wasYourTurn) {
      this.assertive = say("web-your-turn");
      if (!isFirst) play("turn");
      notifyTurn(this.table, this.facts ? say(this.facts.game.replaceAll("_", "-")) : "");
    } else if (!yours) this.assertive = "";
    this.wasYourTurn = yours;
  }

  // --- What can be seen

  get isYourTurn(): boolean {
    return (
      this.facts?.status === "playing" && this.view !== null && this.view.turn.includes(this.seat)
    );
  }

  get names(): string[] {
    return namesOf(this.facts);
  }

  get seats(): SeatLook[] {
    return looksOf(this.facts, this.seat, (seat) => this.here.includes(seat));
  }

  get pending(): Legal<unknown> | null {
    return this.legal.find(({ move }) => move === this.pendingMove) ?? null;
  }

  get mayTakeBack(): boolean {
    return this.legal.some(({ move }) => move === TAKE_BACK);
  }

  isSilent(event: Happening): boolean {
    return !event.at_table && (this.game?.silent?.includes(event.event) ?? false);
  }

  /** Puts an event into words. */
  tell(event: Happening): string {
    const more = event.at_table ? {} : (this.game?.facts?.(event, say) ?? {});
    return tell(this.facts?.game ?? "", event, this.names, this.seat, say, more);
  }

  // --- What the reader does

  choose = (move: string, how: { now?: boolean } = {}): void => {
    if (this.busy || !this.legal.some((each) => each.move === move)) return;
    if (how.now || settings.confirmAtOnce) void this.make(move);
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
    // The news came before the answer.
    const other = this.legal.find(({ move, about }) => move !== TAKE_BACK && isMeant(about));
    if (other) await this.make(other.move);
  };

  /** Makes a move; where the line breaks it is asked again, and done once at most. */
  private async make(move: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const expected = this.version;
      const answer = await this.line.ask({ type: "move", move, expected }, true);
      if (answer?.type === "refused") {
        // An answer that was lost on the way had carried it out already.
        const stale = answer.problem.reason === "stale";
        if (!stale) this.refuse(answer.problem);
        else if (this.legal.some((each) => each.move === move)) this.refuse(answer.problem);
      } else if (answer) play("move");
    } finally {
      this.busy = false;
      this.pendingMove = null;
    }
  }

  /** Asks for something besides moves and shows why it is refused, if it is. */
  async ask(wish: Wish): Promise<boolean> {
    const answer = await this.line.ask(wish);
    if (answer?.type === "refused") this.refuse(answer.problem);
    else if (answer === null) this.note(say("web-not-sent"), { tone: "refusal" });
    return answer?.type === "accepted";
  }

  /** Asks why a wish cannot be had, and shows it. */
  explain = (wish: object): void => {
    if (this.busy) return;
    void this.line.ask({ type: "explain", wish: wish as Explain["wish"] }).then((answer) => {
      if (answer && answer.type !== "accepted" && answer.problem) this.refuse(answer.problem);
    });
  };

  hint = (message: string, facts: Facts = {}): void => {
    this.note(say(message, facts), { tone: "refusal" });
  };

  refuse(problem: Problem): void {
    const told = explainProblem(
      this.facts?.game ?? "",
      problem,
      say,
      (name) => words.knows(name),
      this.names,
    );
    this.note(told, { tone: "refusal", clause: problem.clause ?? "" });
  }

  note = this.notices.add.bind(this.notices);

  announce = (text: string): void => {
    this.polite = text;
  };

  listen = (listener: KeyListener): (() => void) => {
    this.listeners.unshift(listener);
    return () => (this.listeners = this.listeners.filter((each) => each !== listener));
  };

  /** Hands a key to the table, then to the shell. */
  press(event: KeyboardEvent): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (this.listeners.some((listener) => listener(key, event))) return true;
    if (key === "Enter" && this.pendingMove !== null) this.confirm();
    else if (key === "Escape" && this.pendingMove !== null) this.cancel();
    else if (key === "u" && this.mayTakeBack) this.takeBack();
    else return false;
    return true;
  }

  notes = {
    get: (name: string): string => kept(`${this.noteKey}-${name}`),
    set: (name: string, text: string): void => keep(`${this.noteKey}-${name}`, text),
  };

  private get noteKey(): string {
    return `bocamina-note-${this.table}-${this.facts?.games ?? 1}-${this.seat}`;
  }
}
