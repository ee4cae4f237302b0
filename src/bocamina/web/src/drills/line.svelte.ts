// The line of a practice table: it asks the server over HTTP, which is stateless, so the moves made
// so far are kept here.

import { practise, Refusal, whyNotAtDrill } from "../server";
import { isTalk } from "../table/talk";
import type { Answer, LineHooks, TableLine, ClientRequest } from "../table/line";
import type { DrillAttempt, DrillNews, ExplainRequest, News } from "../wire";

export class DrillLine implements TableLine {
  /** The latest news, or a mistake's result until it is undone. */
  told = $state.raw<DrillNews | null>(null);
  moves = $state.raw<string[]>([]);
  private good: DrillNews | null = null; // the news before a mistake
  private version = 0;

  constructor(
    readonly drill: string,
    moves: readonly string[],
    private readonly hooks: LineHooks,
    private readonly put: {
      /** Shows older news, and drops events from a version on. */
      back: (news: News, since: number) => void;
      /** Called before a task with its own position. */
      began: () => void;
      moved: () => void;
    },
  ) {
    this.moves = [...moves];
  }

  open(): void {
    this.hooks.changed("opening");
    void this.load(this.moves);
  }

  close(): void {
    this.hooks.changed("closed");
  }

  lost(): void {
    this.hooks.changed("waiting");
  }

  /** Shows the drill after other moves: earlier ones, or none. */
  async load(moves: readonly string[]): Promise<void> {
    try {
      const told = await practise(this.drill, moves);
      const isFirst = this.good === null;
      this.moves = [...moves];
      this.told = this.good = { ...told, said: null };
      const numbered = this.numbered(told.news);
      // Remarks stay; everything else is visible on the table.
      const news = { ...numbered, events: numbered.events.filter(isTalk) };
      if (isFirst) {
        const seat = told.news.view?.seat ?? -1;
        this.hooks.heard({ type: "welcome", protocol: 1, seat, is_host: false });
        this.hooks.heard({ type: "presence", here: [seat], watching: 0 });
        this.hooks.heard(news);
      } else this.put.back(news, 0);
      this.hooks.changed("open");
      this.put.moved();
    } catch {
      // The kept moves may be from another version of the drill.
      if (moves.length > 0) await this.load([]);
      else this.hooks.failing();
    }
  }

  async ask(request: ClientRequest): Promise<Answer | null> {
    try {
      if (request.type === "explain") return await this.explain(request);
      if (request.type === "move") return await this.attempt([request.move]);
      if (request.type === "census") {
        const { version, told } = this;
        return { type: "counted", id: 0, version, pieces: told?.pieces ?? {} };
      }
      if (request.type !== "say") return null;
      const { type, phrase = "", about = null } = request;
      return await this.attempt([], { type, phrase, about });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 0) return null;
      return { type: "refused", id: 0, version: this.version, problem: error.problem };
    }
  }

  /** Makes a move or does something else: what is right is kept, the result of anything else is
   *  shown until it is undone. */
  async attempt(move: readonly string[], deed: DrillAttempt["deed"] = null): Promise<Answer> {
    if (this.isSpoiled) this.putBack();
    const told = await practise(this.drill, [...this.moves, ...move], deed);
    this.told = told;
    if (told.verdict === "right") {
      this.moves = told.moves;
      this.good = told;
    }
    if (told.begins) this.put.began();
    this.hooks.heard(this.numbered(told.news));
    if (told.verdict === "right") this.put.moved();
    return { type: "accepted", id: 0, version: this.version };
  }

  get isSpoiled(): boolean {
    return this.told?.verdict === "wrong" && this.told !== this.good;
  }

  /** Shows the table again as it was before a mistake; its answer stays. */
  putBack(): void {
    if (!this.good || !this.isSpoiled) return;
    const said = this.told?.said ?? null;
    this.told = this.good = { ...this.good, verdict: "wrong", said };
    const since = this.version;
    this.put.back({ ...this.numbered(this.good.news), events: [] }, since);
  }

  private async explain(request: Omit<ExplainRequest, "id">): Promise<Answer> {
    const { problem } = await whyNotAtDrill(this.drill, this.moves, request.wish);
    return { type: "explained", id: 0, version: this.version, problem: problem ?? null };
  }

  /** Returns news with a new version number, since going back is news here, too. */
  private numbered(news: News): News {
    this.version += 1;
    const events = news.events.map((event) => ({ ...event, version: this.version }));
    return { ...news, type: "news", version: this.version, events };
  }
}
