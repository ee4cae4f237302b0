import { expect, test } from "vitest";
import { formatRoute, parseRoute, type Route } from "./addresses";

const ROUTES: Route[] = [
  { screen: "door" },
  { screen: "new", game: "diamant" },
  { screen: "rules", game: "racing_dwarfs", clause: "" },
  { screen: "rules", game: "saboteur", clause: "S12" },
  { screen: "table", code: "ABCDEFG", ticket: "", moment: null },
  { screen: "table", code: "ABCDEFG", ticket: "0f3a", moment: null },
  { screen: "table", code: "ABCDEFG", ticket: "", moment: { step: 12, viewer: -2 } },
];

test.each(ROUTES)("%o is read as it was written", (route) => {
  const url = new URL(formatRoute(route), "http://mine.example");
  expect(parseRoute(url.pathname, url.hash)).toEqual(route);
});

test("codes are read whatever their case, and nonsense leads to the door", () => {
  expect(parseRoute("/t/abcdefg", "#nonsense")).toMatchObject({ code: "ABCDEFG", ticket: "", moment: null });
  expect(parseRoute("/", "#/nowhere/at/all")).toEqual({ screen: "door" });
});
