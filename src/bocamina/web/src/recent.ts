// The tables that were opened on this device, so that no game is lost with a closed window.

import { keep, kept } from "./keeping";

export interface RecentTable {
  code: string;
  table: string;
  game: string;
  at: number; // milliseconds
}

const KEY = "bocamina-tables";
const MOST = 6;
const DAY = 86_400_000;

/** Lists them, the latest first. */
export function recentTables(): RecentTable[] {
  try {
    const tables = JSON.parse(kept(KEY) || "[]") as RecentTable[];
    return tables.filter(({ at }) => Date.now() - at < 14 * DAY);
  } catch {
    return [];
  }
}

export function remember(code: string, table: string, game: string): void {
  const others = recentTables().filter((each) => each.table !== table);
  keep(KEY, JSON.stringify([{ code, table, game, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(code: string): void {
  keep(KEY, JSON.stringify(recentTables().filter((each) => each.code !== code)));
}
