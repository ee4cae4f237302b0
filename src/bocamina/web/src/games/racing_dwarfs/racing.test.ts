import { expect, test, vi } from "vitest";
import type { Table } from "./moves";
import { Racing } from "./racing.svelte";

const turning = { move: "rotate g2 northeast", about: { does: "rotate", cell: "g2" } };
const rolling = { move: "move e1 e2", about: { does: "move", cell: "e1", to: "e2" } };

function racing(legal: object[]): Racing {
  const cells = [
    { cell: "e1", cart: 0 },
    { cell: "g2", cart: null },
  ];
  const table = {
    legal,
    pending: null,
    view: { seat: 0, public: { rock: "d4", used: [], reaches: {}, cells } },
    announce: vi.fn(),
    explain: vi.fn(),
    say: () => "",
  } as unknown as Table;
  return new Racing(() => table);
}

test("a cart that can go nowhere is put down for a tile with one tap", () => {
  const stuck = racing([turning]);
  stuck.tap("e1");
  stuck.tap("g2");
  expect(stuck.selected).toBe("g2");
});

test("a cart that can go somewhere is told that it cannot go to an unlit tile", () => {
  const free = racing([turning, rolling]);
  free.tap("e1");
  free.tap("g2");
  expect(free.selected).toBeNull();
});
