import { expect, test } from "vitest";
import { planOf } from "./closer.svelte";
import type { Decision } from "./facts";

test("a move that other moves change is drawn as it is after those of its own turn", () => {
  const described = {
    turn: { does: "turn" },
    ride: { way: "a1 a2 b2" },
    "turn · ride": { way: "a1 b1 b2" },
  };
  const decision = { described } as unknown as Decision;
  const drawn = (turn: string[]) => planOf(turn, decision, []).map(({ about }) => about);
  expect(drawn(["turn", "ride"])).toEqual([described.turn, described["turn · ride"]]);
  expect(drawn(["ride"])).toEqual([described.ride]);
  const legal = [{ move: "turn", about: { opens: ["b1"] } }];
  const [first] = planOf(["turn", "ride"], decision, legal);
  expect(first).toEqual(legal[0]); // legal moves have more facts
});
