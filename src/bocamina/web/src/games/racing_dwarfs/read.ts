// The race read aloud.

import type { GameTable } from "../contract";
import type { MoveFacts, Race } from "./facts";

export const read: NonNullable<GameTable<Race, Record<string, never>, MoveFacts>["read"]> = {
  board: ({ public: race }, seats, say) => {
    const carts = race.cells.flatMap(({ cell, cart }) =>
      cart === null
        ? []
        : [`${cell}: ${say("web-racing-dwarfs-cart-of", { who: seats[cart]?.name ?? "?" })}`],
    );
    const sides = seats.map(({ seat, name }) =>
      say("web-racing-dwarfs-read-side", { who: name, side: race.sides[seat] ?? "south" }),
    );
    return [...sides, ...carts, `${race.rock}: ${say("racing-dwarfs-rock")}`].join("; ");
  },
  hand: ({ public: race, seat }, legal, say) =>
    race.phase === "race"
      ? `${say("web-racing-dwarfs-actions", { left: race.actions_left })}. ${say("web-racing-dwarfs-home", { count: race.home[seat] ?? 0 })}.`
      : say("web-racing-dwarfs-read-choices", { count: legal.length }),
  player: ({ public: race }, seat, say) =>
    say("web-racing-dwarfs-carts", {
      home: race.home[seat] ?? 0,
      out: race.out[seat] ?? 0,
      of: race.carts,
    }),
};
