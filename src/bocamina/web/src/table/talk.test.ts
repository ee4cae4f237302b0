import { expect, test } from "vitest";
import type { Happening } from "./facts";
import { talkByPart } from "./talk";

const said = (text: string): Happening => ({
  version: 1,
  event: "text_said",
  at_table: true,
  facts: { seat: 0, text },
});
const begins = (round: number): Happening => ({
  version: 1,
  event: "round_began",
  facts: { round },
});
const begunBy = ({ event, facts }: Happening) =>
  event === "round_began" ? Number(facts["round"]) : null;

test("what was said in each part of a game stands apart", () => {
  const log = [said("hello"), begins(1), said("stone"), said("gold"), begins(2), begins(3)];
  const told = talkByPart(log, begunBy).map(({ part, said }) => [
    part,
    said.map(({ facts }) => ("text" in facts ? facts.text : "")),
  ]);
  expect(told).toEqual([
    [0, ["hello"]],
    [1, ["stone", "gold"]],
    [3, []],
  ]);
});

test("a game without parts is one", () => {
  expect(talkByPart([said("hello"), begins(1), said("gold")])).toMatchObject([
    { part: 0, said: [{}, {}] },
  ]);
  expect(talkByPart([])).toEqual([{ part: 0, said: [] }]);
});
