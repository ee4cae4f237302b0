import { expect, test } from "vitest";
import type { Happened } from "./facts";
import { travelsIn } from "./travels";

test("gems are shared, people leave, and chests fill", () => {
  const events: Happened[] = [
    { version: 1, event: "choices_revealed", facts: { leaving_seats: [2, 2], staying: 3 } },
    { version: 1, event: "treasure_banked", facts: { seat: 2, gems: 17 } },
    { version: 2, event: "treasure_found", facts: { value: 11, inside: 3, each: 3, left: 2 } },
    { version: 2, event: "choice_sealed", facts: { seat: 1 } },
  ];
  expect(travelsIn(events)).toEqual([
    { what: "leave", seat: 2 },
    { what: "leave", seat: 2 },
    { what: "bank", seat: 2, gems: 5 },
    { what: "share", gems: 3 },
  ]);
});
