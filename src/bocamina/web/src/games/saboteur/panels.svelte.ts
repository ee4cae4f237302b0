// The open panel over the mine: a seat, the notebook, or the dwarf card of this round.

import { untrack } from "svelte";
import type { Table } from "./moves";

export class Panels {
  open = $state<"notes" | number | null>(null); // a number is a seat
  written = $state(""); // in the notebook
  private seen = $state(0); // the round whose dwarf card was closed
  private turned = $state(0); // the round whose dwarf card was turned over

  constructor(private readonly props: () => Table) {
    const { notes } = untrack(props);
    this.seen = Number(notes.get("role")) || 0;
    this.written = notes.get("line");
  }

  /** Whether the dwarf card of this round is still to be turned over. */
  readonly isRoleNew = $derived.by(() => {
    const { readonly, view } = this.props();
    const { phase, round } = view.public;
    return !readonly && phase === "play" && Boolean(view.private?.role) && this.seen !== round;
  });

  /** Whether it is face up, to be closed again. */
  readonly isRoleTurned = $derived.by(
    () => this.isRoleNew && this.turned === this.props().view.public.round,
  );

  turnRole(): void {
    this.turned = this.props().view.public.round;
  }

  putRoleAway(): void {
    const { notes, view } = this.props();
    if (!view.private?.role) return;
    this.seen = view.public.round;
    notes.set("role", String(view.public.round));
  }

  /** Opens the notebook or a seat, or closes what is open already. */
  toggle(what: "notes" | number): void {
    this.open = this.open === what ? null : what;
  }

  write(text: string): void {
    this.written = text;
    this.props().notes.set("line", text);
  }
}
