// A turn of the race: what is selected, where it may go, and what a tap does.

import { TAKE_BACK, type Legal } from "../contract";
import { doing, endsTurnBy, nextOf, type Table } from "./moves";
import type { MoveFacts, Reach } from "./facts";

export class Racing {
  selected = $state<string | null>(null); // a cell, or "home"
  resetting = $state(false);

  constructor(private readonly props: () => Table) {}

  private get table(): Table {
    return this.props();
  }

  private readonly race = $derived.by(() => this.table.view.public);
  private readonly cellAt = $derived.by(
    () => new Map(this.race.cells.map((cell) => [cell.cell, cell])),
  );
  private readonly isRock = $derived.by(
    () => this.selected !== null && this.selected === this.race.rock,
  );
  private readonly isCart = $derived.by(() => {
    const { seat } = this.table.view;
    return seat >= 0 && this.selected !== null && this.cellAt.get(this.selected)?.cart === seat;
  });
  readonly done = $derived.by(() => doing(this.table.legal, "done")[0]);
  /** What can be taken up to go somewhere: cells with a cart of one's own, and "home". */
  readonly picks = $derived.by((): string[] =>
    this.table.legal.flatMap(({ move, about }) => {
      if (move === TAKE_BACK) return [];
      if (about.does === "enter") return ["home"];
      return ["move", "exit", "home"].includes(about.does) && "cell" in about ? [about.cell] : [];
    }),
  );
  readonly mayBack = $derived.by(() => this.table.legal.some(({ move }) => move === TAKE_BACK));
  readonly rotations = $derived.by(() =>
    doing(this.table.legal, "rotate").filter(({ about }) => about.cell === this.selected),
  );
  readonly tile = $derived.by(() => this.cellAt.get(this.selected ?? "")?.tile ?? "green");

  /** Where the selected cart or the Rock could go by rails. */
  readonly reach = $derived.by((): Reach | undefined =>
    this.isRock || this.isCart ? this.race.reaches[this.selected ?? ""] : undefined,
  );

  readonly targets = $derived.by((): string[] => {
    const { legal } = this.table;
    if (this.selected === "home") return doing(legal, "enter").map(({ about }) => about.cell);
    if (this.isRock) return doing(legal, "rock").map(({ about }) => about.to);
    return this.isCart
      ? doing(legal, "move").flatMap(({ about }) =>
          about.cell === this.selected ? [about.to] : [],
        )
      : [];
  });

  /** The cells by which the selected cart can leave, across and home. */
  readonly leaving = $derived.by(() => {
    const may = (does: "exit" | "home") =>
      this.isCart &&
      doing(this.table.legal, does).some(({ about }) => about.cell === this.selected);
    return {
      exits: may("exit") ? (this.reach?.exits ?? []) : [],
      returns: may("home") ? (this.reach?.returns ?? []) : [],
    };
  });

  /** Makes a move: at once if it can be taken back, else after confirmation. A tile cycles through
   *  its orientations until confirmed. */
  private take({ move, about }: Legal<MoveFacts>): void {
    this.table.choose(move, { now: about.does !== "rotate" && !endsTurnBy(about) });
  }

  tap(cell: string): void {
    if (this.targets.includes(cell)) {
      const move = this.moveTo(cell);
      if (move) return this.take(move);
    }
    if (this.table.pending && cell !== this.selected) this.table.cancel();
    if (cell === this.selected) this.tapAgain();
    else if (this.cellAt.get(cell)?.cart === this.table.view.seat) this.tapCart(cell);
    else if (cell === this.race.rock) this.tapRock(cell);
    else if (this.isRock || this.picks.includes(this.selected ?? "")) this.tapUnlit(cell);
    else if (typeof this.cellAt.get(cell)?.cart === "number")
      this.table.explain({ does: "move", cell });
    else this.tapTile(cell);
  }

  private sayTargets(message: string): void {
    const { announce, say } = this.table;
    announce(say(message, { stops: this.targets.join(", ") }));
  }

  private moveTo(cell: string): Legal<MoveFacts> | undefined {
    const { legal } = this.table;
    if (this.selected === "home")
      return doing(legal, "enter").find(({ about }) => about.cell === cell);
    if (this.isRock) return doing(legal, "rock").find(({ about }) => about.to === cell);
    return doing(legal, "move").find(
      ({ about }) => about.cell === this.selected && about.to === cell,
    );
  }

  private tapAgain(): void {
    if (this.rotations.length > 0) this.turn();
    else this.selected = null;
  }

  private tapCart(cell: string): void {
    const { announce, explain, say } = this.table;
    if (this.race.used.includes(cell)) return explain({ does: "move", cell });
    this.selected = cell;
    announce(
      say("web-racing-dwarfs-reach", {
        cell,
        count: this.targets.length,
        stops: this.targets.join(", "),
        exits: this.leaving.exits.length,
      }),
    );
  }

  private tapRock(cell: string): void {
    if (doing(this.table.legal, "rock").length > 0) {
      this.selected = cell;
      this.sayTargets("web-racing-dwarfs-rock-taken");
    } else this.table.explain({ does: "rock" });
  }

  /** With a movable piece selected, a tap on an unlit cell asks why it cannot go there. */
  private tapUnlit(cell: string): void {
    const { explain, hint } = this.table;
    // Most cells are no place where anybody could come in, for which there is no move to ask about.
    if (this.selected === "home") hint("web-racing-dwarfs-choose-entrance");
    else if (this.isRock) explain({ does: "rock", to: cell });
    else if (this.selected !== null) explain({ does: "move", cell: this.selected, to: cell });
    this.selected = null;
  }

  private tapTile(cell: string): void {
    const { announce, explain, legal, say } = this.table;
    if (doing(legal, "rotate").some(({ about }) => about.cell === cell)) {
      this.selected = cell;
      announce(say("web-racing-dwarfs-rotate-hint"));
    } else explain({ does: "rotate", cell });
  }

  tapHome(): void {
    const { busy, explain, legal, pending } = this.table;
    if (busy) return;
    if (pending) this.table.cancel();
    if (doing(legal, "enter").length === 0) return explain({ does: "enter" });
    this.selected = this.selected === "home" ? null : "home";
    if (this.selected) this.sayTargets("web-racing-dwarfs-home-taken");
  }

  /** Clears the selection. */
  putDown(): void {
    if (this.table.pending) this.table.cancel();
    this.selected = null;
  }

  leave(by: "exit" | "home"): void {
    const move = doing(this.table.legal, by).find(({ about }) => about.cell === this.selected);
    if (move) this.take(move);
  }

  /** Ends the turn, or shows why it cannot be ended yet. */
  end(): void {
    if (this.done) this.table.choose(this.done.move, { now: true });
    else this.table.explain({ does: "done" });
  }

  /** Shows the next orientation of the selected tile. */
  turn(): void {
    const next = nextOf(this.rotations, this.table.pending);
    if (next) this.table.choose(next.move);
  }

  /** Takes back the next action of a turn that starts over. */
  goOnResetting(): void {
    if (this.race.trail.length === 0 || !this.mayBack) this.resetting = false;
    else if (!this.table.busy) this.table.choose(TAKE_BACK, { now: true });
  }
}
