import { expect, test } from "vitest";
import type { Happened } from "./facts";
import { travelsIn } from "./travels";

test("cards travel from who plays them to where they lie", () => {
  const events: Happened[] = [
    { version: 1, event: "path_dug", facts: { seat: 2, path: "NESW", x: 1, y: 0 } },
    { version: 1, event: "card_drawn", facts: { seat: 2, left: 9 } },
    { version: 2, event: "map_read", facts: { seat: 0, goal: 3 } },
    { version: 3, event: "tool_broken", facts: { seat: 1, target_seat: 0, tool: "lamp" } },
    { version: 3, event: "text_said", at_table: true, facts: { seat: 1, text: "ay!" } },
  ];
  expect(
    travelsIn(events, [
      { x: 8, y: 2 },
      { x: 8, y: 0 },
      { x: 8, y: -2 },
    ]),
  ).toMatchObject([
    { card: "NESW", from: 2, to: { x: 1, y: 0 } },
    { card: "", from: "deck", to: 2 },
    { card: "map", from: 0, to: { x: 8, y: -2 } },
    { card: "broken-lamp", from: 1, to: 0 },
  ]);
});
