// Dwarves to choose from as one's face, and those of the bots: parts that are put together.

const HATS = {
  helmet: "M10 20c0-11 6-16 14-16s14 5 14 16c-8-3-20-3-28 0z",
  hood: "M8 33C6 13 14 3 24 3s18 10 16 30c-1-10-6-17-16-17S9 23 8 33z",
  cap: "M10 20C12 10 19 4 35 2c-3 3-3 6 0 8 3 3 4 7 3 10-8-3-20-3-28 0z",
  scarf: "M11 20c0-9 6-14 13-14s13 5 13 14c-8-3-18-3-26 0zM36 17l8 2-5 5z",
  horns:
    "M10 20c0-11 6-16 14-16s14 5 14 16c-8-3-20-3-28 0zM11 14C6 13 4 9 5 4c2 3 5 4 9 5zM37 14c5-1 7-5 6-10-2 3-5 4-9 5z",
  bun: "M11 22c0-10 5-15 13-15s13 5 13 15c-4-5-8-7-13-7s-9 2-13 7zM24 1a4.5 4.5 0 1 0 .01 0z",
} as const;

const BEARDS = {
  full: "M12 23c-1 14 4 23 12 23s13-9 12-23c-2 5-6 7-12 7s-10-2-12-7z",
  forked: "M12 23c-1 12 2 18 5 23l4-7 3 3 3-3 4 7c3-5 6-11 5-23-2 5-6 7-12 7s-10-2-12-7z",
  short: "M12 23c0 9 5 14 12 14s12-5 12-14c-2 5-6 7-12 7s-10-2-12-7z",
  moustache: "M24 30c-3-2-9-1-12 4 6 2 10 1 12-2 2 3 6 4 12 2-3-5-9-6-12-4z",
  braids: "M13 20c-5 8-5 17-2 25 4 0 5-4 4-10zM35 20c5 8 5 17 2 25-4 0-5-4-4-10z",
  braided:
    "M12 23c0 8 5 12 9 13l-2 3 5 7 5-7-2-3c4-1 9-5 9-13-2 5-6 7-12 7s-10-2-12-7zM20 39h8M21 42h6",
  none: "",
} as const;

export interface FaceParts {
  hat: string;
  beard: string;
  lamp: boolean;
  patch: boolean; // over one eye
  glass: boolean; // before one eye
  wide: boolean; // eyes wide open
  cloth: string; // colours
  hair: string;
  skin: string;
}

const RED = "#c4452f";
const BLUE = "#3c7fb8";
const GREEN = "#4f8f3f";
const GOLD = "#d79a1e";
const PLUM = "#8a4f9e";
const TEAL = "#2f8f86";
const IRON = "#7d8994";
const GINGER = "#c8642a";
const BLACK = "#3a2c26";
const WHITE = "#efe7d8";
const STRAW = "#e0bb62";
const BROWN = "#7a4a26";
const [PALE, SAND, TAN, DARK] = ["#f2c9a2", "#e0ac7c", "#bd8354", "#8a5a38"] as const;

function dwarf(
  hat: keyof typeof HATS,
  beard: keyof typeof BEARDS,
  [cloth, hair, skin]: readonly [string, string, string],
  more: Partial<FaceParts> = {},
): FaceParts {
  const plain = { lamp: false, patch: false, glass: false, wide: false };
  return { hat: HATS[hat], beard: BEARDS[beard], cloth, hair, skin, ...plain, ...more };
}

/** The faces that people choose from; the first is number 1. */
export const FACES: readonly FaceParts[] = [
  dwarf("helmet", "full", [GOLD, GINGER, PALE], { lamp: true }),
  dwarf("scarf", "braids", [RED, BLACK, TAN]),
  dwarf("hood", "forked", [GREEN, BROWN, SAND]),
  dwarf("bun", "none", [GINGER, GINGER, PALE], { wide: true }),
  dwarf("horns", "braided", [IRON, STRAW, PALE]),
  dwarf("cap", "short", [BLUE, BLACK, DARK]),
  dwarf("helmet", "braids", [TEAL, STRAW, SAND], { lamp: true }),
  dwarf("scarf", "moustache", [PLUM, WHITE, TAN]),
  dwarf("hood", "none", [RED, BROWN, DARK], { wide: true }),
  dwarf("bun", "braids", [BLACK, BLACK, DARK]),
  dwarf("cap", "forked", [GREEN, WHITE, SAND], { glass: true }),
  dwarf("horns", "short", [PLUM, GINGER, TAN], { patch: true }),
];

const BOTS: Readonly<Record<string, FaceParts>> = {
  novice: dwarf("helmet", "none", [STRAW, STRAW, PALE], { lamp: true, wide: true }),
  regular: dwarf("cap", "moustache", [BLUE, BROWN, SAND]),
  strong: dwarf("horns", "braided", [IRON, BLACK, TAN], { patch: true }),
  expert: dwarf("hood", "full", [PLUM, WHITE, PALE], { glass: true }),
};

/** Returns the face of whoever sits in a seat: the one they chose, a bot's, or one of the many. */
export function faceOf(seat: number, face: number | undefined, player = ""): FaceParts {
  const bot = BOTS[player];
  if (player) return bot ?? dwarf("helmet", "short", [IRON, IRON, SAND]);
  const chosen = face ? face - 1 : seat;
  return FACES[chosen % FACES.length]!;
}
