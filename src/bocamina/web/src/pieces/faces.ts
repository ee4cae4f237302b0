// Dwarves to choose from as one's face, and those of the bots. They are shared with Python, in
// bocamina/drawing/art; faces.py there makes the same choices.

import faces from "../../../drawing/art/faces.json";
import type { SeatFacts } from "../wire";

/** The parts of a face, as words of its piece, and its colours. */
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

/** Returns the requested face, or the next one that is free at the table. */
export function freeFace(wanted: number, taken: readonly number[]): number {
  const others = FACES.map((_, index) => ((wanted - 1 + index) % FACES.length) + 1);
  return others.find((face) => !taken.includes(face)) ?? wanted;
}

/** Returns the face of bots of one level, wherever they sit. */
export const faceOfLevel = (player: string): FaceParts => BOTS[player] ?? faces.bots.other;

/** Returns the face of whoever sits in a seat: the one they chose, or a default. A bot has its
 *  level's face, in its seat's colour if known, with its own beard. */
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
