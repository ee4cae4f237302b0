// What the viewer is about to do: a card of the hand, which way up, and where it may go.

import type { Legal, TableProps } from "../contract";
import type { Place } from "../drawn/walk";
import { isPath, sayCard, turned } from "./cards";
import { sayMove } from "./moves";
import type { About, Dwarf, Mine } from "./types";

export const GOALS: readonly Place[] = [{ x: 8, y: 2 }, { x: 8, y: 0 }, { x: 8, y: -2 }];

/** A move that is aimed at somebody's tool or at a goal. */
export type Aim = Legal<Extract<About, { does: "break" | "mend" | "map" }>>;

function goalAt(x: number, y: number): number {
  return GOALS.findIndex((place) => place.x === x && place.y === y) + 1;
}

function placeOf(about: About): Place | null {
  if (about.does === "dig" || about.does === "rockfall") return { x: about.x, y: about.y };
  return about.does === "map" ? (GOALS[about.goal - 1] ?? null) : null;
}

export class Choosing {
  chosen = $state<number | null>(null);
  flipped = $state(false);
  aimed = $state(-1); // the aim that the arrow keys are on

  constructor(private readonly props: () => TableProps<Mine, Dwarf, About>) {}

  private get table(): TableProps<Mine, Dwarf, About> {
    return this.props();
  }

  readonly hand = $derived.by(() => this.table.view.private?.hand ?? []);
  readonly yours = $derived.by(() => !this.table.readonly && this.table.legal.length > 0);
  readonly broken = $derived.by(() => this.table.view.public.broken[this.table.view.seat] ?? []);
  readonly card = $derived.by(() => (this.chosen === null ? null : (this.hand[this.chosen] ?? null)));
  readonly lying = $derived.by(() => (this.card && this.flipped ? turned(this.card) : this.card));
  readonly moves = $derived.by(() => {
    const { card } = this;
    return card ? this.table.legal.filter(({ about }) => "card" in about && about.card === card) : [];
  });
  readonly aims = $derived.by(() => this.moves.filter((move): move is Aim => ["break", "mend", "map"].includes(move.about.does)));
  readonly discard = $derived.by(() => this.moves.find(({ about }) => about.does === "discard"));
  readonly canTurn = $derived.by(() => {
    const { card, waits } = this;
    return card !== null && !waits && isPath(card) && turned(card) !== card;
  });
  readonly targets = $derived.by(() => {
    const found = new Map<string, Place>();
    for (const { about } of this.moves) {
      const place = placeOf(about);
      if (place) found.set(`${place.x},${place.y}`, place);
    }
    return [...found.values()];
  });
  /** The path card that would be laid. */
  readonly ghost = $derived.by(() => {
    const about = this.table.pending?.about;
    return about?.does === "dig" ? { x: about.x, y: about.y, path: about.path } : null;
  });
  /** The card that would go, or the goal that would be looked at. */
  readonly doomed = $derived.by(() => {
    const about = this.table.pending?.about;
    return about && about.does !== "dig" ? placeOf(about) : null;
  });

  /** Takes up a card, or puts it down again. */
  take(index: number): void {
    if (this.table.pending) this.table.cancel();
    this.aimed = -1;
    if (this.chosen === index || this.hand[index] === undefined) {
      this.chosen = null;
      return;
    }
    this.chosen = index;
    const digs = this.moves.flatMap(({ about }) => (about.does === "dig" ? [about.path] : []));
    // A card flips itself when it fits only the other way up.
    this.flipped = digs.length > 0 && !digs.includes(this.hand[index]);
    if (this.waits) this.table.announce(this.table.say("web-saboteur-blocked"));
  }

  /** Whether the chosen card must wait until tools are whole. */
  get waits(): boolean {
    return this.yours && this.card !== null && isPath(this.card) && this.broken.length > 0;
  }

  turn(): void {
    const { card, ghost, table } = this;
    if (!card || !this.canTurn) return;
    this.flipped = !this.flipped;
    const way = this.flipped ? turned(card) : card;
    table.announce(sayCard(way, table.say));
    if (!ghost) return;
    const other = this.digAt(ghost.x, ghost.y, way);
    if (other) table.choose(other.move);
    else table.cancel();
  }

  private digAt(x: number, y: number, path: string): Legal<About> | undefined {
    return this.moves.find(({ about }) => about.does === "dig" && about.x === x && about.y === y && about.path === path);
  }

  tapCell(x: number, y: number): void {
    const { card, table } = this;
    if (table.readonly || table.busy) return;
    if (!card) {
      if (this.yours && goalAt(x, y) === 0) table.whyNot({ message: "web-saboteur-choose-card" });
    } else if (isPath(card)) this.dig(card, x, y);
    else {
      const move = this.moves.find(({ about }) => {
        const place = placeOf(about);
        return place?.x === x && place.y === y;
      });
      const goal = goalAt(x, y);
      if (move) table.choose(move.move);
      else if (card === "rockfall") table.whyNot(`rockfall ${x},${y}`);
      else if (card === "map") table.whyNot(goal > 0 ? `map ${goal}` : { message: "web-saboteur-choose-goal" });
      else table.whyNot({ message: "web-saboteur-choose-dwarf" });
    }
  }

  private dig(card: string, x: number, y: number): void {
    const { ghost, table } = this;
    const again = ghost?.x === x && ghost.y === y;
    const way = again ? turned(ghost.path) : (this.lying ?? card);
    const dig = this.digAt(x, y, way) ?? this.digAt(x, y, turned(way));
    if (!dig) return table.whyNot(`dig ${way} ${x},${y}`);
    if (dig.about.does === "dig") this.flipped = dig.about.path !== card;
    if (dig.move !== table.pending?.move) table.choose(dig.move);
  }

  /** Aims the chosen card at a seat; false where it is no card for seats. */
  tapSeat(seat: number): boolean {
    const { card, table } = this;
    const here = this.aims.filter(({ about }) => about.does !== "map" && about.seat === seat);
    if (here.length > 0) {
      const next = (here.findIndex(({ move }) => move === table.pending?.move) + 1) % here.length;
      table.choose(here[next]!.move);
    } else if (!this.yours || !card || isPath(card) || card === "map" || card === "rockfall") return false;
    else if (card.startsWith("broken-")) table.whyNot(`break ${card.slice(7)} ${seat}`);
    else table.whyNot(`mend ${card.split("-")[0]} ${seat} with ${card}`);
    return true;
  }

  /** Walks the aims by arrow keys. */
  stepAim(key: string): void {
    const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : this.aims.length - 1;
    const now = this.aimed < 0 ? (step === 1 ? -1 : 0) : this.aimed;
    this.aimed = (now + step) % this.aims.length;
    this.table.announce(this.sayAim(this.aims[this.aimed]!));
  }

  sayAim({ about }: Aim): string {
    const { say, seats } = this.table;
    return sayMove(about, say, seats.map(({ name }) => name));
  }
}
