import { expect, test } from "vitest";
import { sayMove } from "./moves";

/** Says which message was meant, and the words in it. */
const say = (message: string, facts: object = {}) =>
  [message, ...Object.values(facts).map(String)].join(" ");

test("whoever discards is asked about the very card", () => {
  expect(sayMove({ does: "discard", card: "map" }, say, [])).toBe(
    "web-saboteur-do-discard saboteur-card map",
  );
  expect(sayMove({ does: "discard", card: "EW" }, say, [])).toContain("gallery");
});
