import { expect, test } from "vitest";
import { FACES, faceOf, faceOfLevel, facesAt, freeFace } from "./faces";

test("who sits down looks like nobody else at the table", () => {
  const nobody = { name: "", player: "" };
  const seats = [{ ...nobody, name: "Ana", face: 3 }, { ...nobody, name: "Bea" }, nobody];
  const bot = { name: "Galena", player: "novice", face: 5 };
  const taken = facesAt([...seats, bot]);
  expect(taken).toEqual([3, 2]);
  expect(freeFace(1, taken)).toBe(1);
  expect(freeFace(2, taken)).toBe(4);
  expect(freeFace(FACES.length, [FACES.length])).toBe(1);
  const all = FACES.map((_, index) => index + 1);
  expect(freeFace(7, all)).toBe(7);
});

test("bots of one level wear the same, and no two look alike", () => {
  for (const level of ["novice", "expert", "unheard-of"]) {
    const faces = Array.from({ length: 10 }, (_, seat) => faceOf(seat, 0, level));
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(10);
    const [hat] = faceOfLevel(level).words.split(" ");
    for (const { words } of faces) expect(words.split(" ")[0]).toBe(hat);
  }
});
