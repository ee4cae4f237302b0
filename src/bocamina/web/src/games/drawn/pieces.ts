// Pieces of art: SVG templates shared with Python, in bocamina/drawing/art. pieces.py there renders
// them in the same way.

/** SVG by the name of the piece. */
export type Art = Record<string, string>;

/** Returns files as pieces, named without folder and extension. */
export function piecesOf(files: Record<string, string>): Art {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace(/.*\/|\.svg$/g, ""), text.trim()]),
  );
}

/** Pieces shared by several games. */
export const MINE: Art = piecesOf(
  import.meta.glob("../../../../drawing/art/mine/*.svg", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

const drawings = new WeakMap<Art, Map<string, string>>(); // a mine shows few kinds, many times

/** Renders a piece with some words, and texts for its {placeholders}. */
export function draw(
  art: Art,
  piece: string,
  words: readonly string[],
  texts: Record<string, string | number> = {},
): string {
  const known = drawings.get(art) ?? new Map<string, string>();
  drawings.set(art, known);
  const key = JSON.stringify([piece, words, texts]);
  const drawn = known.get(key) ?? drawNew(art, piece, words, texts);
  known.set(key, drawn);
  return drawn;
}

function drawNew(
  art: Art,
  piece: string,
  words: Iterable<string>,
  texts: Record<string, string | number>,
): string {
  const said = new Set(words);
  let drawn = "";
  let skipped = 0; // open elements that are left out
  for (const part of (art[piece] ?? "").match(/<[^>]+>|[^<]+/g) ?? []) {
    const opens = part.startsWith("<") && !part.startsWith("</") && !part.endsWith("/>");
    if (skipped > 0) {
      skipped += opens ? 1 : part.startsWith("</") ? -1 : 0;
    } else if (!holds(/ when="([^"]*)"/.exec(part)?.[1], said)) {
      skipped = opens ? 1 : 0;
    } else {
      const shown = part.replace(/ when="[^"]*"/, "");
      drawn += shown.startsWith("<use ")
        ? include(art, shown, said, texts)
        : shown.replace(/\{(\w+)\}/g, (_, name: string) => escape(String(texts[name] ?? "")));
    }
  }
  return drawn;
}

/** Replaces a <use> by another piece, rendered with its own words or else the same ones. */
function include(
  art: Art,
  use: string,
  said: Set<string>,
  texts: Record<string, string | number>,
): string {
  const piece = / href="([^"]*)"/.exec(use)?.[1] ?? "";
  const words = / with="([^"]*)"/.exec(use)?.[1]?.split(" ") ?? said;
  const rest = use.replace(/^<use| href="[^"]*"| with="[^"]*"|\/>$/g, "");
  return `<g${rest}>${drawNew(art, piece, words, texts)}</g>`;
}

/** Tells whether all words of one alternative are given, and none that it negates. */
function holds(when: string | undefined, said: Set<string>): boolean {
  return (
    when === undefined ||
    when
      .split(" | ")
      .some((all) =>
        all
          .split(" ")
          .every((word) => (word.startsWith("!") ? !said.has(word.slice(1)) : said.has(word))),
      )
  );
}

const SAFE: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SAFE[sign] ?? "");
}
