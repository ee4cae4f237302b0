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

test("a tool of one's own is not that of somebody with one's name", () => {
  const mend = { does: "mend", card: "lamp", seat: 1, tool: "lamp" } as const;
  expect(sayMove(mend, say, ["Ana", "Leo"], 1)).toBe("web-saboteur-do-mend lamp Leo yes");
  expect(sayMove(mend, say, ["Ana", "Leo"], 0)).toBe("web-saboteur-do-mend lamp Leo no");
  expect(sayMove(mend, say, ["Ana", "Leo"])).toContain(" no");
});
