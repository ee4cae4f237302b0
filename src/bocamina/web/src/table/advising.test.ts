import { expect, test } from "vitest";
import { sayThoughts } from "./advising";

test("a move that several thoughts speak against is named once", () => {
  const to = { game: "", table: null, names: [], seat: 0, view: null, sayMove: String };
  const against = (kind: string) => ({ kind, facts: {}, against: "pass" });
  const told = [{ kind: "a", facts: {} }, against("b"), against("c"), { kind: "d", facts: {} }];
  const said = sayThoughts("why", told, to); // no words are loaded: messages are told by name
  expect(said.match(/web-hint-against/g)).toHaveLength(1);
  expect(said).toMatch(/-c .*-d$/);
});
