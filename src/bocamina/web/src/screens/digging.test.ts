import { expect, test } from "vitest";
import { COLUMNS, digTunnel, ROWS } from "./digging";

const STEP = { east: [1, 0], north: [0, -1], south: [0, 1] } as const;
const ENTRY = { east: "west", north: "south", south: "north" } as const;

test.each([0, 1, 2])(
  "a tunnel to the gold in row %i is whole, stays inside and ends there",
  (gold) => {
    let seed = 7;
    const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let game = 0; game < 200; game++) {
      const dug = digTunnel(gold, chance);
      dug.forEach(({ column, row, to }, order) => {
        expect(column >= 0 && column < COLUMNS && row >= 0 && row < ROWS).toBe(true);
        const next = dug[order + 1];
        if (!next) return;
        const [x, y] = STEP[to];
        expect([next.column, next.row, next.from]).toEqual([column + x, row + y, ENTRY[to]]);
      });
      expect(dug[0]).toMatchObject({ column: 0, row: 1, from: "west" });
      expect(dug.at(-1)).toMatchObject({ column: COLUMNS - 1, row: gold, to: "east" });
      const cells = new Set(dug.map(({ column, row }) => `${column} ${row}`));
      expect(cells.size).toBe(dug.length);
    }
  },
);
