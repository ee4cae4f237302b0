// What keys read aloud at a table: the board, the hand, the players, the last news.

import type { GameTable, Legal, Say, SeatLook } from "../games/contract";
import { parseMarks } from "../pieces/marks";
import type { AnyView } from "./programme";

/** What there is to read. */
export interface Readable {
  game: GameTable | null;
  view: AnyView | null;
  seats: readonly SeatLook[];
  legal: readonly Legal<unknown>[];
  marks: string; // the reader's marks on the others
  news: string;
}

/** Returns the text that a key reads aloud; null if it has none. */
export function readAloud(key: string, at: Readable, say: Say): string | null {
  const { game, view, seats } = at;
  if (!["t", "c", "p", "n"].includes(key)) return null;
  if (key === "n") return at.news || say("web-read-nothing");
  if (!game?.read || !view) return "";
  if (key === "t") return game.read.board(view, seats, say);
  if (key === "c") return game.read.hand(view, at.legal, say);
  const marks = parseMarks(at.marks, seats.length);
  return seats
    .map(({ seat, shown }) => {
      const mark = marks[seat];
      const facts = [game.read!.player(view, seat, say)];
      if (mark) facts.push(say("web-read-mark", { mark: say(`web-mark-${mark}`) }));
      return say("web-read-player", { who: shown, facts: facts.join(", ") });
    })
    .join(". ");
}
