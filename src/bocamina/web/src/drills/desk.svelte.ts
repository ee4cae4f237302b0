// A practice table: a normal desk whose line leads to a drill.

import { say } from "../i18n/words.svelte";
import { settings } from "../settings.svelte";
import { Desk } from "../table/desk.svelte";
import { isTalk } from "../table/talk";
import type { AnyToClient, News } from "../wire";
import { DrillLine } from "./line.svelte";

export class DrillDesk extends Desk {
  readonly drill: DrillLine;

  /** Opens a drill after some moves; `moved` is called whenever the kept moves change. */
  constructor(name: string, moves: readonly string[], moved: (moves: readonly string[]) => void) {
    let line: DrillLine | null = null;
    super(name, (hooks) => {
      const heard = (message: AnyToClient) => {
        // A reader who has answered has read it, and must see what comes next.
        if (message.type === "news") this.bubbles.clear();
        hooks.heard(named(message));
      };
      line = new DrillLine(
        name,
        moves,
        { ...hooks, heard },
        {
          back: (news, since) => this.showAgain(news, since),
          began: () => (this.log = []),
          moved: () => moved(line?.moves ?? []),
        },
      );
      return line;
    });
    this.drill = line!;
  }

  /** Shows an earlier position at once, and drops events from a version on. */
  private showAgain(news: News, since: number): void {
    this.stage.finish();
    this.log = this.log.filter(({ version }) => version < since);
    this.pendingMove = null;
    this.bubbles.clear();
    this.cameBack = true;
    this.take(named(news));
  }

  /** Continues if there is nothing to decide. */
  goOn = async (): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.stage.finish();
    // Remarks belong to the scene that ends here, not to a later round.
    this.log = this.log.filter((event) => !isTalk(event));
    await this.drill
      .attempt([], { type: "on" })
      .catch(() => this.note(say("web-not-sent"), { tone: "refusal" }));
    this.busy = false;
  };

  /** Goes back to an earlier step, from 0. */
  goTo(step: number): void {
    void this.drill.load(this.drill.moves.slice(0, step));
  }
}

/** Gives the reader's own name to their seat, which the server does not know. */
function named<Message extends AnyToClient>(message: Message): Message {
  if (message.type !== "news" || !message.table || !message.view) return message;
  const { seat } = message.view;
  const own = { name: settings.name || say("web-default-name"), face: settings.face };
  const seats = message.table.seats.map((held, each) =>
    each === seat ? { ...held, ...own } : held,
  );
  return { ...message, table: { ...message.table, seats } };
}
