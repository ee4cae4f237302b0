import { expect, test } from "vitest";
import { claimsIn } from "./claims";
import type { Happened } from "./facts";

const say = (seat: number, phrase: string, about: number): Happened => ({
  version: 1,
  event: "phrase_said",
  facts: { seat, phrase, about },
  at_table: true,
});

test("each seat's last word on a goal counts, in this round", () => {
  const log: Happened[] = [
    say(2, "saboteur-phrase-stone", 2),
    { version: 2, event: "round_began", facts: { round: 2, starter_seat: 0, hand: 6 } },
    say(0, "saboteur-phrase-treasure", 0),
    say(1, "saboteur-phrase-stone", 0),
    say(0, "saboteur-phrase-stone", 0),
    say(0, "phrase-hello", 0),
  ];
  expect(claimsIn(log)).toEqual([
    { seat: 0, goal: 1, says: "stone" },
    { seat: 1, goal: 1, says: "stone" },
  ]);
});
