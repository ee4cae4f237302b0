import { expect, test } from "vitest";
import { stepOf } from "./guide";
import type { Table } from "./moves";
import type { Racing } from "./racing.svelte";

const table = {
  legal: [],
  pending: null,
  view: { seat: 0, public: { phase: "race", rock: "d4", cells: [] } },
} as unknown as Table;
const holding = (selected: string, exits: string[]) =>
  ({ selected, rotations: [], targets: ["e5"], leaving: { exits } }) as unknown as Racing;

test("the first way out is told of also to those who have rolled a cart before", () => {
  expect(stepOf(table, holding("e1", []), true)?.does).toEqual(["move"]);
  expect(stepOf(table, holding("e1", ["e7"]), true)?.does).toEqual(["move", "exit"]);
  expect(stepOf(table, holding("d4", []), true)?.does).toEqual(["rock"]);
});
