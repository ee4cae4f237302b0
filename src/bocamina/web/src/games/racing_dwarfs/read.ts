// The race read aloud.

import type { GameTable, GameView, Say } from "../contract";
import { sayTile } from "./directions";
import type { MoveFacts, PrivateFacts, Race } from "./facts";
import { sayCart } from "./labels";
import { rowsOf, sideOf } from "./turning";

type Read = NonNullable<GameTable<Race, PrivateFacts, MoveFacts>["read"]>;

/** Returns the tiles row by row, as the reader sees them from the top. */
function sayRows({ public: race, seat }: GameView<Race, unknown>, say: Say): string[] {
  const side = sideOf(race, seat);
  return rowsOf(race.cells, side).flatMap((row) => {
    const tiles = row.filter(({ tile }) => tile !== "free");
    return tiles.length > 0
      ? [tiles.map((cell) => `${cell.cell} ${sayTile(cell, race.tiles, side, say)}`).join("; ")]
      : [];
  });
}

/** Returns the tiles for the setup: the reader's own, then the green ones. */
function sayTiles({ public: race, seat }: GameView<Race, unknown>, say: Say): string {
  const stock = race.stock[seat] ?? [];
  const whatOf = (kind: string) => say("racing-dwarfs-kind", { kind });
  if (stock.some((left) => left > 0)) {
    const kinds = race.kinds.map((kind, at) =>
      say("web-racing-dwarfs-read-stock", { what: whatOf(kind), left: stock[at] ?? 0 }),
    );
    return `${kinds.join("; ")}.`;
  }
  const { cell, kind } = race.uncovered ?? {};
  const down = race.cells.filter(({ tile }) => tile === "face-down");
  const facts = { cells: down.map((each) => each.cell).join(", ") };
  return [
    ...(cell && kind
      ? [say("racing-dwarfs-plain-green-uncovered", { cell, what: whatOf(kind) })]
      : []),
    say("web-racing-dwarfs-read-face-down", facts),
  ].join(" ");
}

export const read: Read = {
  board: (view, seats, say) => {
    const { public: race } = view;
    const sides = seats.map(({ seat, name, isYou }) =>
      say("web-racing-dwarfs-read-side", {
        who: name,
        you: isYou ? "yes" : "no",
        side: sideOf(race, seat),
      }),
    );
    const carts = race.cells.flatMap(({ cell, cart }) =>
      cart === null ? [] : [`${cell} ${sayCart(seats[cart], say)}`],
    );
    const pieces = [...carts, `${race.rock} ${say("racing-dwarfs-rock")}`];
    return `${[sides.join("; "), pieces.join("; "), ...sayRows(view, say)].join(". ")}.`;
  },
  hand: (view, _, say) => {
    const { public: race, seat } = view;
    return race.phase === "race" || race.phase === "over"
      ? `${say("web-racing-dwarfs-actions", { left: race.actions_left })}. ${say("web-racing-dwarfs-home", { count: race.home[seat] ?? 0 })}.`
      : sayTiles(view, say);
  },
  player: ({ public: race }, seat, say) =>
    say("web-racing-dwarfs-carts", {
      home: race.home[seat] ?? 0,
      out: race.out[seat] ?? 0,
      of: race.carts,
    }),
};
