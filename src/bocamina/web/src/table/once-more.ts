// Whether the reader wants another game: nobody is taken away from the last one without asking.

import type { Desk } from "./desk.svelte";

const wanting = new WeakSet<Desk>();

export function wantMore(desk: Desk): void {
  wanting.add(desk);
}

export function wantsMore(desk: Desk): boolean {
  return wanting.has(desk);
}
