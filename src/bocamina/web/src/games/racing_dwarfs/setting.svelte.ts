// The setup: the tile about to be placed and its orientation, or leaving it to chance or a bot.

import { TAKE_BACK } from "../contract";
import { sayRails } from "./directions";
import { doing, nextOf, type Table } from "./moves";
import type { Kind } from "./facts";
import { KINDS } from "./names";
import { sideOf } from "./turning";

export class Setting {
  kind = $state<Kind>("L");
  turns = $state(0); // quarter turns of the tile to be placed
  forMe = $state(false); // the rest is left to chance

  constructor(private readonly props: () => Table) {}

  private get table(): Table {
    return this.props();
  }

  readonly isOn = $derived.by(() =>
    ["place", "uncover", "orient"].includes(this.table.view.public.phase),
  );
  readonly stock = $derived.by(() => this.table.view.public.stock[this.table.view.seat] ?? []);
  readonly rails = $derived.by(() => this.lying(this.kind, this.turns)); // of the tile to be placed
  readonly orientations = $derived.by(() => doing(this.table.legal, "orient"));

  readonly targets = $derived.by((): string[] => {
    const { legal, view } = this.table;
    if (view.public.phase === "uncover")
      return doing(legal, "uncover").map(({ about }) => about.cell);
    return doing(legal, "place").flatMap(({ about }) =>
      about.rails === this.rails ? [about.cell] : [],
    );
  });

  /** Returns the rails of a tile after some quarter turns. */
  lying(kind: Kind, turns = 0): string {
    const ways = this.table.view.public.tiles[kind] ?? [];
    return ways[turns % ways.length]?.[1] ?? "";
  }

  leftOf(kind: Kind): number {
    return this.stock[this.table.view.public.kinds.indexOf(kind)] ?? 0;
  }

  /** Picks a kind of tile, or turns the picked one. */
  pick(next: Kind): void {
    if (this.leftOf(next) === 0) return;
    if (this.table.pending) this.table.cancel();
    this.turns = next === this.kind ? this.turns + 1 : 0;
    this.kind = next;
    this.sayTaken();
  }

  /** Announces which tile is picked, its orientation and where it can go. */
  private sayTaken(): void {
    const { announce, say } = this.table;
    announce(
      say("web-racing-dwarfs-taken", {
        what: say("racing-dwarfs-kind", { kind: this.kind }),
        way: this.sayWay(this.rails),
        count: this.targets.length,
        where: this.targets.join(", "),
      }),
    );
  }

  /** Describes the orientation of a kind of tile that could be picked. */
  sayWay(rails: string): string {
    const { say, view } = this.table;
    return sayRails(rails, sideOf(view.public, view.seat), say);
  }

  /** Picks another kind when one is used up. */
  replenish(): void {
    if (this.leftOf(this.kind) > 0) return;
    const left = KINDS.find((kind) => this.leftOf(kind) > 0);
    if (left) [this.kind, this.turns] = [left, 0];
  }

  tap(cell: string): void {
    const { choose, explain, legal, view } = this.table;
    switch (view.public.phase) {
      case "place":
        return this.place(cell);
      case "uncover": {
        const move = doing(legal, "uncover").find(({ about }) => about.cell === cell);
        return move ? choose(move.move) : explain({ does: "uncover", cell });
      }
      case "orient":
        return this.turn();
    }
  }

  private get placed(): string | null {
    const about = this.table.pending?.about;
    return about?.does === "place" ? about.cell : null;
  }

  private putOn(cell: string): boolean {
    const move = doing(this.table.legal, "place").find(
      ({ about }) => about.cell === cell && about.rails === this.rails,
    );
    if (move) this.table.choose(move.move);
    return move !== undefined;
  }

  private place(cell: string): void {
    if (this.placed === cell) this.turn();
    else if (!this.putOn(cell)) this.table.explain({ does: "place", cell, rails: this.rails });
  }

  turn(): void {
    const { choose, pending, view } = this.table;
    if (view.public.phase === "orient") {
      const next = nextOf(this.orientations, pending);
      if (next) choose(next.move);
    } else if (view.public.phase === "place") {
      this.turns += 1;
      if (this.placed) this.putOn(this.placed);
      else this.sayTaken();
    }
  }

  /** Makes a random legal move. */
  doItForMe = (): void => {
    const moves = this.table.legal.filter(({ move }) => move !== TAKE_BACK);
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move) this.table.choose(move.move, { now: true, byChance: true, hasty: this.forMe });
  };
}
