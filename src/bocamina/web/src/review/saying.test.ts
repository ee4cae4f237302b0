import { expect, test } from "vitest";
import type { GameTable, GameView } from "../games/contract";
import { sayMove } from "./saying";

test("a move is told as its maker's, whoever looks on", () => {
  const view = { seat: 0, public: { inside: [0, 1] } } as unknown as GameView<unknown, unknown>;
  const describe: GameTable["describe"] = (_, { public: cave, seat }, __, ___, mover = seat) =>
    `1 of ${(cave as { inside: number[] }).inside[mover]}`;
  const wording = { game: "", table: { describe } as GameTable, names: [], view, legal: [] };
  const told = { ...wording, described: { leave: { leaving: 1 } } };
  expect(sayMove("leave", { ...told, mover: 1 })).toBe("1 of 1");
  expect(sayMove("leave", told)).toBe("1 of 0");
});
