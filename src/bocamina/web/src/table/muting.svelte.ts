// Muted people at a table. They are saved on this device by name, because seats may change in the
// next game.

import { keep, kept } from "../keeping";
import { settings } from "../settings.svelte";
import type { Happening } from "./facts";
import { isTalk } from "./talk";

export class Muting {
  private names = $state.raw<string[]>([]);
  private readonly key: string;

  constructor(table: string) {
    this.key = `bocamina-muted-${table}`;
    this.names = kept(this.key).split("\n").filter(Boolean);
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  toggle(name: string): void {
    const others = this.names.filter((each) => each !== name);
    this.names = others.length < this.names.length ? others : [...others, name];
    keep(this.key, this.names.join("\n"));
  }

  /** Whether a remark is visible in the talk: not if its speaker is muted. */
  lets(event: Happening, names: readonly string[]): boolean {
    return !isTalk(event) || !this.has(names[event.facts.seat] ?? "");
  }

  /** Whether a remark is to be shown, sounded and announced at once. */
  isHeard(event: Happening, names: readonly string[]): boolean {
    return this.lets(event, names) && (settings.bubbles || !isTalk(event));
  }
}
