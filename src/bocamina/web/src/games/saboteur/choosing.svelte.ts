// The viewer's pending choice: a card of the hand, its orientation, and where it may go.

import type { Legal } from "../contract";
import type { Place } from "../drawn/walk";
import { sayCard } from "./cards";
import { sayMove, type Table } from "./moves";
import { placeName } from "./places";
import type { Bar, MoveFacts } from "./facts";

/** A move that is aimed at somebody's tool or at a goal. */
export type Aim = Legal<Extract<MoveFacts, { does: "break" | "mend" | "map" }>>;

export class Choosing {
  chosen = $state<number | null>(null);
  flipped = $state(false);
  aimed = $state(-1); // the aim at the keyboard cursor

  constructor(private readonly props: () => Table) {}

  private get table(): Table {
    return this.props();
  }

  readonly hand = $derived.by(() => this.table.view.private?.hand ?? []);
  readonly cards = $derived.by(() => this.table.view.private?.cards ?? {});
  readonly yours = $derived.by(() => !this.table.readonly && this.table.legal.length > 0);
  readonly broken = $derived.by(() => this.table.view.public.broken[this.table.view.seat] ?? []);
  /** What forbids cards of the hand wherever one would play them, if anything does. */
  readonly bar = $derived.by(
    () => Object.values(this.cards).find(({ barred }) => barred)?.barred ?? null,
  );
  readonly card = $derived.by(() =>
    this.chosen === null ? null : (this.hand[this.chosen] ?? null),
  );
  /** What the chosen card is for. */
  readonly deed = $derived.by(() =>
    this.card === null ? null : (this.cards[this.card]?.does ?? null),
  );
  readonly lying = $derived.by(() =>
    this.card && this.flipped ? this.otherWay(this.card) : this.card,
  );
  readonly moves = $derived.by(() => {
    const { card } = this;
    return card
      ? this.table.legal.filter(({ about }) => "card" in about && about.card === card)
      : [];
  });
  readonly aims = $derived.by(() =>
    this.moves.filter((move): move is Aim => ["break", "mend", "map"].includes(move.about.does)),
  );
  readonly discard = $derived.by(() => this.moves.find(({ about }) => about.does === "discard"));
  readonly canTurn = $derived.by(() => {
    const { barred, card } = this;
    return card !== null && !barred && this.otherWay(card) !== card;
  });
  readonly targets = $derived.by(() => {
    const found = new Map<string, Place>();
    for (const { about } of this.moves) {
      const place = this.placeOf(about);
      if (place) found.set(`${place.x},${place.y}`, place);
    }
    return [...found.values()];
  });
  /** The path card that would be laid. */
  readonly ghost = $derived.by(() => {
    const about = this.table.pending?.about;
    return about?.does === "dig" ? { x: about.x, y: about.y, path: about.path } : null;
  });
  /** The card that would be removed, or the goal that would be looked at. */
  readonly doomed = $derived.by(() => {
    const about = this.table.pending?.about;
    return about && about.does !== "dig" ? this.placeOf(about) : null;
  });

  private placeOf(about: MoveFacts): Place | null {
    if (about.does === "dig" || about.does === "rockfall") return { x: about.x, y: about.y };
    return about.does === "map" ? (this.table.view.public.goals[about.goal - 1] ?? null) : null;
  }

  /** Returns the goal at a place, from 1, or 0. */
  private goalAt(x: number, y: number): number {
    return this.table.view.public.goals.findIndex((place) => place.x === x && place.y === y) + 1;
  }

  /** Returns the chosen card the other way up. */
  private otherWay(path: string): string {
    const { card } = this;
    return card !== null && path === card ? (this.cards[card]?.turned ?? card) : (card ?? path);
  }

  /** Picks a card, or puts it down again. */
  take(index: number): void {
    if (this.table.pending) this.table.cancel();
    this.aimed = -1;
    if (this.chosen === index || this.hand[index] === undefined) {
      this.chosen = null;
      return;
    }
    this.chosen = index;
    const digs = this.moves.flatMap(({ about }) => (about.does === "dig" ? [about.path] : []));
    // Flip the card automatically if it only fits the other way up.
    this.flipped = digs.length > 0 && !digs.includes(this.hand[index]);
    if (this.barred) this.table.refuse(this.barred);
    else this.table.announce(this.sayTaken());
  }

  /** Describes the picked card and where it can go. */
  private sayTaken(): string {
    const { say } = this.table;
    const what = sayCard(this.lying ?? "", say);
    const places = this.targets.map(({ x, y }) => placeName(x, y));
    const isLaid = this.deed === "dig" || this.deed === "rockfall";
    const where = isLaid ? places : this.aims.map((aim) => this.sayAim(aim));
    return say("web-saboteur-taken", {
      what,
      count: where.length,
      aims: isLaid ? "places" : "deeds",
      where: where.join(", "),
    });
  }

  /** What forbids the chosen card wherever one would play it. */
  get barred(): Bar | null {
    return this.card !== null && this.yours ? (this.cards[this.card]?.barred ?? null) : null;
  }

  turn(): void {
    const { card, ghost, table } = this;
    if (!card || !this.canTurn) return;
    this.flipped = !this.flipped;
    const way = this.flipped ? this.otherWay(card) : card;
    table.announce(this.sayTaken());
    if (!ghost) return;
    const other = this.digAt(ghost.x, ghost.y, way);
    if (other) table.choose(other.move);
    else table.cancel();
  }

  private digAt(x: number, y: number, path: string): Legal<MoveFacts> | undefined {
    return this.moves.find(
      ({ about }) => about.does === "dig" && about.x === x && about.y === y && about.path === path,
    );
  }

  tapCell(x: number, y: number): void {
    const { deed, table } = this;
    if (table.readonly || table.busy) return;
    const goal = this.goalAt(x, y);
    const move = this.moves.find(({ about }) => {
      const place = this.placeOf(about);
      return place?.x === x && place.y === y;
    });
    if (deed === "dig") this.dig(x, y);
    else if (move) table.choose(move.move);
    else if (deed === "rockfall") table.explain({ does: deed, x, y });
    else if (deed === "map" && goal > 0) table.explain({ does: deed, goal });
    else if (deed === "map") table.hint("web-saboteur-choose-goal");
    else if (deed !== null) table.hint("web-saboteur-choose-dwarf");
    else if (this.yours && goal === 0) table.hint("web-saboteur-choose-card");
  }

  private dig(x: number, y: number): void {
    const { card, ghost, lying, table } = this;
    if (card === null || lying === null) return;
    const again = ghost?.x === x && ghost.y === y;
    const path = again ? this.otherWay(ghost.path) : lying;
    const dig = this.digAt(x, y, path) ?? this.digAt(x, y, this.otherWay(path));
    if (!dig) return table.explain({ does: "dig", path, x, y });
    if (dig.about.does === "dig") this.flipped = dig.about.path !== card;
    if (dig.move !== table.pending?.move) table.choose(dig.move);
  }

  /** Aims the chosen card at a seat; false if it does not target seats. */
  tapSeat(seat: number): boolean {
    const { card, deed, table } = this;
    const here = this.aims.filter(({ about }) => about.does !== "map" && about.seat === seat);
    if (here.length > 0) {
      const next = (here.findIndex(({ move }) => move === table.pending?.move) + 1) % here.length;
      table.choose(here[next]!.move);
    } else if (!this.yours || card === null || (deed !== "break" && deed !== "mend")) return false;
    else table.explain({ does: deed, card, seat });
    return true;
  }

  /** Moves between aims by arrow keys. */
  stepAim(key: string): void {
    const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : this.aims.length - 1;
    const now = this.aimed < 0 ? (step === 1 ? -1 : 0) : this.aimed;
    this.aimed = (now + step) % this.aims.length;
    this.table.announce(this.sayAim(this.aims[this.aimed]!));
  }

  sayAim({ about }: Aim): string {
    const { say, seats, view } = this.table;
    const names = seats.map(({ name }) => name);
    return sayMove(about, say, names, view.seat);
  }
}
