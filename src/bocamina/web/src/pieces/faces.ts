// Dwarves to choose from as one's face, and those of the bots. They stand beside the Python that
// draws with them, in bocamina/drawing/art; faces.py there chooses as this does.

import faces from "../../../drawing/art/faces.json";
import type { SeatFacts } from "../wire";

/** What a face is made of, in the words of its piece, and its colours. */
export interface FaceParts {
  words: string;
  cloth: string;
  hair: string;
  skin: string;
}

/** The faces that people choose from; the first is number 1. */
export const FACES: readonly FaceParts[] = faces.people;

const BOTS: Readonly<Record<string, FaceParts>> = faces.bots;

/** Returns the faces that people at a table have. */
export const facesAt = (seats: readonly SeatFacts[]): number[] =>
  seats.flatMap(({ name, face, player }, seat) => (name && !player ? [face || seat + 1] : []));

/** Returns the face that somebody wants, or the next one that nobody else at their table has. */
export function freeFace(wanted: number, taken: readonly number[]): number {
  const others = FACES.map((_, index) => ((wanted - 1 + index) % FACES.length) + 1);
  return others.find((face) => !taken.includes(face)) ?? wanted;
}

/** Returns the face of bots of one level, wherever they sit. */
export const faceOfLevel = (player: string): FaceParts => BOTS[player] ?? faces.bots.other;

/** Returns the face of whoever sits in a seat: the one they chose, or one of the many. A bot wears
 *  what its level wears, in its seat's colour where that is known, with a beard of its own. */
export function faceOf(
  seat: number,
  face: number | undefined,
  player = "",
  colour?: string,
): FaceParts {
  const chosen = face && !player ? face - 1 : seat;
  const own = FACES[chosen % FACES.length]!;
  if (!player) return own;
  const worn = faceOfLevel(player)
    .words.split(" ")
    .filter((word) => !faces.beards.includes(word));
  const words = [...worn, faces.beards[seat % faces.beards.length]].join(" ");
  return { ...own, words, cloth: colour ?? own.cloth };
}
