import { expect, test } from "vitest";
import type { GameTable, GameView } from "../games/contract";
import type { Decision } from "./facts";
import { sayMove, sayReasons } from "./saying";

test("a move is told as its maker's, whoever looks on", () => {
  const view = { seat: 0, public: { inside: [0, 1] } } as unknown as GameView<unknown, unknown>;
  const describe: GameTable["describe"] = (_, { public: cave, seat }, __, ___, mover = seat) =>
    `1 of ${(cave as { inside: number[] }).inside[mover]}`;
  const wording = { game: "", table: { describe } as GameTable, names: [], view, legal: [] };
  const told = { ...wording, described: { leave: { leaving: 1 } } };
  expect(sayMove("leave", { ...told, mover: 1 })).toBe("1 of 1");
  expect(sayMove("leave", told)).toBe("1 of 0");
});

test("what speaks against one move is told together", () => {
  const reason = (kind: string, against: string) => ({ kind, facts: {}, against });
  const reasons = [reason("danger", "stay"), reason("ahead", ""), reason("behind", "stay")];
  const decision = { seat: 0, reasons } as unknown as Decision;
  const wording = { game: "", table: {} as GameTable, names: [], view: null, legal: [] };
  expect(sayReasons(decision, wording)).toHaveLength(2);
});
