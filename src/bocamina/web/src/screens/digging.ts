// A small mine that digs itself, for the front door: which way the tunnel takes, card by card.

export const COLUMNS = 8;
export const ROWS = 3;

export interface Dug {
  column: number;
  row: number;
  from: "west" | "north" | "south";
  to: "east" | "north" | "south";
}

/** Returns a tunnel from the west to the gold in one of the rows of the east. */
export function digTunnel(gold: number, chance: () => number): Dug[] {
  const dug: Dug[] = [];
  let row = 1;
  let from: Dug["from"] = "west";
  for (let column = 0; column < COLUMNS;) {
    const left = COLUMNS - 1 - column;
    const away = Math.abs(gold - row);
    // In the last columns it must turn to the gold; before, it strays.
    const turns = from === "west" && (left < away ? true : left > 0 && chance() < 0.3);
    const wanted = left <= away ? Math.sign(gold - row) : chance() < 0.5 ? -1 : 1;
    const next = row + (wanted || 1);
    if (turns && next >= 0 && next < ROWS) {
      dug.push({ column, row, from, to: next < row ? "north" : "south" });
      from = next < row ? "south" : "north";
      row = next;
      continue;
    }
    if (column === COLUMNS - 1 && row !== gold) {
      const to = gold < row ? "north" : "south";
      dug.push({ column, row, from, to });
      from = to === "north" ? "south" : "north";
      row += to === "north" ? -1 : 1;
      continue;
    }
    dug.push({ column, row, from, to: "east" });
    from = "west";
    column += 1;
  }
  return dug;
}
