import { expect, test } from "vitest";
import cases from "../../../../../../tests/drawing/pieces.json";
import { hex, sha256, utf8 } from "../../sha256";
import { ART as DIAMANT } from "../diamant/art";
import { ART as RACING } from "../racing_dwarfs/art";
import { ART as SABOTEUR } from "../saboteur/art";
import { draw } from "./pieces";

const ART: Record<string, Record<string, string>> = {
  diamant: DIAMANT,
  racing_dwarfs: RACING,
  saboteur: SABOTEUR,
};

test.each(cases)("$game $piece $words is drawn as Python draws it", (given) => {
  const texts: Record<string, string> = { ...given.texts };
  const drawn = draw(ART[given.game] ?? {}, given.piece, given.words.split(" "), texts);
  expect(hex(sha256(utf8(drawn)))).toBe(given.sha256);
});
