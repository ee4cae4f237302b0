// Keyboard controls at the mine.

import type { Choosing } from "./choosing.svelte";
import type { Table } from "./moves";
import type MineBoard from "./MineBoard.svelte";
import type { Panels } from "./panels.svelte";

/** What keys act on. */
export interface Reachable {
  table: Table;
  choosing: Choosing;
  panels: Panels;
  board: MineBoard | undefined;
  isGold: boolean; // gold is to be chosen, not a card
  take: (index: number) => void;
  peek: () => void; // shows the role for a moment
  closeEnding: (() => void) | null; // if the end of a round is open
}

/** Handles a key; false if it has no meaning here. */
export function press(key: string, at: Reachable): boolean {
  const { table } = at;
  if (table.readonly) return pressCell(key, at) || pressAway(key, at);
  if (key === "o" && table.view.private?.role) at.peek();
  else if (at.isGold && /^[1-9]$/.test(key)) return takeGold(Number(key), table);
  else return pressCard(key, at) || pressPlace(key, at) || pressAway(key, at);
  return true;
}

function takeGold(number: number, table: Reachable["table"]): boolean {
  const move = table.legal[number - 1];
  if (move) table.choose(move.move);
  return move !== undefined;
}

function pressCard(key: string, { table, choosing, take }: Reachable): boolean {
  if (/^[1-9]$/.test(key) && Number(key) <= choosing.hand.length) take(Number(key) - 1);
  else if (key === "r" && choosing.canTurn) choosing.turn();
  else if (key === "d" && choosing.discard) table.choose(choosing.discard.move);
  else return false;
  return true;
}

function pressPlace(key: string, { table, choosing, board }: Reachable): boolean {
  const { aims, aimed, card } = choosing;
  const place = board?.focused();
  if (key.startsWith("Arrow") && aims.length > 0) choosing.stepAim(key);
  else if (pressCell(key, { table, board })) return true;
  else if (key !== "Enter" || table.pending) return false;
  else if (aims[aimed]) table.choose(aims[aimed].move);
  else if (card && place) choosing.tapCell(place.x, place.y);
  else return false;
  return true;
}

/** Moves the cursor through the mine, for watchers, too. */
function pressCell(key: string, { table, board }: Pick<Reachable, "table" | "board">): boolean {
  if (!key.startsWith("Arrow")) return false;
  void board?.step(key).then((words) => words && table.announce(words));
  return true;
}

/** Clears the selection, or closes an open panel. */
function pressAway(key: string, { table, choosing, panels, closeEnding }: Reachable): boolean {
  const isOpen = choosing.chosen !== null || panels.open !== null;
  if (key === "Escape" && !table.pending && isOpen) choosing.chosen = panels.open = null;
  else if (key === "Enter" && closeEnding) closeEnding();
  else return false;
  return true;
}
