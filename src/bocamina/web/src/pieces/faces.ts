// Dwarves to choose from as one's face, and those of the bots. They stand beside the Python that
// draws with them, in bocamina/drawing/art; faces.py there chooses as this does.

import faces from "../../../drawing/art/faces.json";

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

/** Returns the face of whoever sits in a seat: the one they chose, a bot's, or one of the many. */
export function faceOf(seat: number, face: number | undefined, player = ""): FaceParts {
  if (player) return BOTS[player] ?? faces.bots.other;
  const chosen = face ? face - 1 : seat;
  return FACES[chosen % FACES.length]!;
}
