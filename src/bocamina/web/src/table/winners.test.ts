import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { textIn } from "../i18n/texts";
import { words } from "../i18n/words.svelte";
import { headingOf } from "./winners";

const [en, es] = await Promise.all([textIn("en"), textIn("es")]);
const seats = [{ name: "Ana" }, { name: "Bea" }, { name: "Carlos" }];

function heading(text: string, game: string, winners: number[], you: number): string {
  words.bundle = new FluentBundle("en", { useIsolating: false });
  words.bundle.addResource(new FluentResource(text));
  return headingOf({ game, seats, result: { winners, scores: [1, 2, 3] } }, you);
}

test("a game that is won goes to who won it", () => {
  expect(heading(en, "diamant", [1], 1)).toBe("The game is over: you win!");
  expect(heading(en, "diamant", [1], 0)).toBe("The game is over: Bea wins.");
  expect(heading(en, "racing_dwarfs", [1], -1)).toBe("The game is over: Bea wins.");
});

test("a victory is shared where the game says so", () => {
  expect(heading(en, "diamant", [0, 1], -1)).toBe(
    "The game is over: Ana and Bea share the victory.",
  );
  expect(heading(en, "diamant", [0, 1], 0)).toBe(
    "The game is over: you share the victory with Bea.",
  );
  expect(heading(es, "diamant", [0, 1], 0)).toBe(
    "Fin de la partida: compartes la victoria con Bea.",
  );
});

test("a drawn race is a draw", () => {
  expect(heading(en, "racing_dwarfs", [0, 2], 1)).toBe(
    "The race is over: a draw between Ana and Carlos.",
  );
  expect(heading(en, "racing_dwarfs", [0, 2], 2)).toBe("The race is over: you draw with Ana.");
  expect(heading(es, "racing_dwarfs", [0, 2], -1)).toBe(
    "Fin de la carrera: tablas entre Ana y Carlos.",
  );
  expect(heading(es, "racing_dwarfs", [0, 2], 0)).toBe(
    "Fin de la carrera: haces tablas con Carlos.",
  );
});
