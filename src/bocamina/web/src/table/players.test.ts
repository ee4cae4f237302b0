import { expect, test } from "vitest";
import { sortPlayers, usualPlayer } from "./players";

const players = ["random", "novice", "regular", "strong", "expert", "myopic"];

test("levels come first, the weakest before all", () => {
  expect(sortPlayers(["expert", "random", "novice"])).toEqual({
    levels: ["novice", "expert"],
    others: ["random"],
  });
});

test("whom one played against before is offered again, while there is such a bot", () => {
  expect(usualPlayer(players, "expert")).toBe("expert");
  expect(usualPlayer(players, "retired")).toBe("regular");
  expect(usualPlayer(players, undefined)).toBe("regular");
  expect(usualPlayer(["random", "myopic"], undefined)).toBe("myopic");
  expect(usualPlayer([], undefined)).toBe("");
});
