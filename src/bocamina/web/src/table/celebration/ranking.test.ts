import { expect, test } from "vitest";
import { rank } from "./ranking";

const places = (scores: number[], winners: number[]) =>
  rank(scores.length, { scores, winners }).map(({ seat, place }) => [seat, place]);

test("the best stand first", () => {
  expect(places([3, 9, 5], [1])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});

test("equals share a place, and the next one is left out", () => {
  expect(places([4, 7, 4, 1], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("those who share the victory are all first", () => {
  expect(places([5, 5, 2], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});
