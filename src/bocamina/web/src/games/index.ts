// The games' tables, each loaded when somebody sits down at it.

import type { Component } from "svelte";
import { orRenewed } from "../renewing";
import type { GameTable } from "./contract";

const tables = import.meta.glob<{ default: GameTable }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });

/** Returns a game's table, or the plain one if it has none of its own. */
export async function loadTable(game: string): Promise<GameTable> {
  const load = tables[`./${game}/index.ts`] ?? tables["./plain/index.ts"];
  if (load === undefined) throw new Error(`expected a table for ${game}, got none`);
  return (await orRenewed(load())).default;
}

/** Returns a game's small picture, if it has one. */
export function coverOf(game: string): Component | undefined {
  return covers[`./${game}/Cover.svelte`]?.default;
}
