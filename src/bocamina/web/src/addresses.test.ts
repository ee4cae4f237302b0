import { expect, test } from "vitest";
import { codeIn, formatRoute, parseRoute, type Route } from "./addresses";

const ROUTES: Route[] = [
  { screen: "door" },
  { screen: "new", game: "diamant" },
  { screen: "rules", game: "racing_dwarfs", clause: "" },
  { screen: "rules", game: "saboteur", clause: "S12" },
  { screen: "table", code: "ABCDEFG", ticket: "", moment: null },
  { screen: "table", code: "ABCDEFG", ticket: "0f3a", moment: null },
  { screen: "table", code: "ABCDEFG", ticket: "", moment: { game: 1, step: 12, viewer: -2 } },
  { screen: "table", code: "ABCDEFG", ticket: "", moment: { game: 3, step: 0, viewer: 1 } },
  {
    screen: "table",
    code: "ABCDEFG",
    ticket: "",
    moment: { game: 2, step: 31, viewer: 0, analysed: true },
  },
];

test.each(ROUTES)("%o is read as it was written", (route) => {
  const url = new URL(formatRoute(route), "http://mine.example");
  expect(parseRoute(url.pathname, url.hash)).toEqual(route);
});

test("a moment is one of the first game unless it says otherwise", () => {
  expect(parseRoute("/t/ABCDEFG", "#moment=7.-1")).toMatchObject({
    moment: { game: 1, step: 7, viewer: -1 },
  });
});

test("codes are read whatever their case, and nonsense leads to the door", () => {
  expect(parseRoute("/t/abcdefg", "#nonsense")).toMatchObject({
    code: "ABCDEFG",
    ticket: "",
    moment: null,
  });
  expect(parseRoute("/", "#/nowhere/at/all")).toEqual({ screen: "door" });
});

test("a code is read as it was typed, or out of a link", () => {
  expect(codeIn(" nbd-kfzy ")).toBe("NBDKFZY");
  expect(codeIn("https://example.org/games/t/NBDKFZY?l=es")).toBe("NBDKFZY");
  expect(codeIn("¡Ven a jugar! http://example.org/t/nbdkfzy#moment=3.0")).toBe("NBDKFZY");
  expect(codeIn("  ")).toBe("");
  // A link to somewhere else names no table; the server says the same of any unknown code.
  expect(codeIn("https://example.org/games/")).toHaveLength(20);
});
