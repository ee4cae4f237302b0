// The socket to a table: it reconnects automatically and retries unanswered requests.

import type { AnyFromClient, AnyToClient } from "../wire";

/** Any request without its id, which the line assigns. */
export type ClientRequest = AnyFromClient extends infer R
  ? R extends { id?: number }
    ? Omit<R, "id">
    : never
  : never;

const ANSWERS = ["accepted", "explained", "hinted", "reviewed", "counted", "refused"] as const;
export type Answer = Extract<AnyToClient, { type: (typeof ANSWERS)[number] }>;

function isAnswer(message: AnyToClient): message is Answer {
  return (ANSWERS as readonly string[]).includes(message.type);
}

/** The part of WebSocket that a line needs. */
export interface Socket {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineHooks {
  /** The last known version, from which the server resumes; null for none. */
  since: () => number | null;
  heard: (message: AnyToClient) => void;
  changed: (state: LineState) => void;
  /** Called after several failures, or at once if it was never open, to check whether the table
   *  exists. */
  failing: () => void;
}

export type LineState = "opening" | "open" | "waiting" | "closed";

interface Question {
  request: ClientRequest;
  id: number;
  answer: (answer: Answer | null) => void;
  sentAt: number;
  again: boolean;
}

const ANSWER_MILLISECONDS = 8000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const OPEN = 1;

/** The interface of a line for a desk, whatever is at its other end. */
export interface TableLine {
  open(): void;
  close(): void;
  lost(): void;
  ask(request: ClientRequest, again?: boolean): Promise<Answer | null>;
}

export class Line implements TableLine {
  state: LineState = "closed";
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private wasOpen = false;
  private waitAtLeast = 0;
  private questions = new Map<number, Question>();
  private lastId = 0;

  constructor(
    private address: string,
    private hooks: LineHooks,
    private connect: (address: string) => Socket = (url) => new WebSocket(url),
  ) {}

  /** Opens or reopens the line. */
  open(): void {
    this.drop();
    this.turn("opening");
    const since = this.hooks.since();
    const socket = this.connect(`${this.address}?since=${since ?? 0}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as AnyToClient);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Closes the line for good. */
  close(): void {
    this.drop();
    this.turn("closed");
    for (const question of this.questions.values()) question.answer(null);
    this.questions.clear();
  }

  /** Treats the socket as lost, whatever its readyState. */
  lost(): void {
    this.drop();
    this.failures += 1;
    if (this.failures % 3 === 0 || !this.wasOpen) this.hooks.failing();
    this.turn("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    // Jitter, so that not everybody reconnects at once after a restart.
    const spread = wait * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), Math.max(this.waitAtLeast, spread));
    this.waitAtLeast = 0;
  }

  /** Sends a request to the table. If the line breaks before the answer, it is retried if it may be
   *  asked `again`, else answered with null. */
  ask(request: ClientRequest, again = false): Promise<Answer | null> {
    const id = ++this.lastId;
    return new Promise((answer) => {
      const question: Question = { request, id, answer, sentAt: 0, again };
      this.questions.set(id, question);
      this.put(question);
    });
  }

  private put(question: Question): void {
    if (this.state !== "open" || this.socket?.readyState !== OPEN) {
      if (!question.again) {
        this.questions.delete(question.id);
        question.answer(null);
      }
      return;
    }
    question.sentAt = Date.now();
    this.socket.send(JSON.stringify({ ...question.request, id: question.id }));
    setTimeout(() => {
      // A browser may take minutes to notice that the network is gone. The two clocks may differ by
      // milliseconds.
      const late = Date.now() - question.sentAt >= 0.99 * ANSWER_MILLISECONDS;
      if (this.questions.has(question.id) && late && this.state === "open") this.lost();
    }, ANSWER_MILLISECONDS);
  }

  private hear(message: AnyToClient): void {
    if (message.type === "closing") this.waitAtLeast = message.reconnect_seconds * 1000;
    if (isAnswer(message)) {
      const question = this.questions.get(message.id);
      this.questions.delete(message.id);
      this.hooks.heard(message);
      question?.answer(message);
      return;
    }
    this.hooks.heard(message);
    if (message.type === "news" && this.state === "opening") {
      this.failures = 0;
      this.wasOpen = true;
      this.turn("open");
      for (const question of this.questions.values()) this.put(question);
    }
  }

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const question of [...this.questions.values()]) {
      if (question.again) continue;
      this.questions.delete(question.id);
      question.answer(null);
    }
  }

  private turn(state: LineState): void {
    this.state = state;
    this.hooks.changed(state);
  }
}
