// Racing Dwarfs' table.

import type { GameTable } from "../contract";
import { aimsOf } from "./aims";
import RacingSeat from "./RacingSeat.svelte";
import RacingTable from "./RacingTable.svelte";
import { placesOf } from "./guide";
import { read } from "./read";
import { looksOf } from "./looks";
import { scenesOf } from "./rolling";
import type { Happened, MoveFacts, PrivateFacts, Race } from "./facts";
import { wordsFor } from "./directions";
import { sideOf } from "./turning";

/** Returns the side from which a seat sees the board; watchers see it from the south. */

const table: GameTable<Race, PrivateFacts, MoveFacts, Happened> = {
  Table: RacingTable,
  Seat: RacingSeat,
  status: ({ public: race }, say) =>
    race.turn_number > 0
      ? say("racing-dwarfs-terminal-title", { number: race.turn_number })
      : say("racing-dwarfs-terminal-title-setup"),
  prompt: ({ public: race }, _, say) =>
    say("web-racing-dwarfs-prompt", {
      phase: race.phase,
      cell: race.uncovered?.cell ?? "",
      left: race.actions_left,
      owed: race.cart_owed ? "yes" : "no",
    }),
  describe: ({ about }, { public: race, seat }, say) => {
    const facts = {
      cell: "cell" in about ? about.cell : (race.uncovered?.cell ?? ""),
      to: "to" in about ? about.to : "",
      kind: "kind" in about ? about.kind : "",
      ...wordsFor({ ...about }, race.tiles, sideOf(race, seat), say),
      opens: about.does === "rotate" ? about.opens.length : 0,
      closes: about.does === "rotate" ? about.closes.length : 0,
    };
    return say(`web-racing-dwarfs-do-${about.does}`, facts);
  },
  places: placesOf,
  looks: (seats, { public: race }) => looksOf(seats, race.colours),
  words: (facts, say, view) =>
    view ? wordsFor(facts, view.public.tiles, sideOf(view.public, view.seat), say) : {},
  silent: ["green_fell", "green_chosen", "turn_ended"],
  scenes: (events, before, after) => scenesOf(events, before.public, after.public),
  read,
  aboutSeat: (_, __, say) => [say("web-racing-dwarfs-about-standing")],
  aims: aimsOf,
  sounds: {
    tile_placed: "card",
    green_uncovered: "reveal",
    cart_entered: "rails",
    cart_moved: "rails",
    cart_left: "win",
    cart_returned: "rails",
    tile_rotated: "card",
    rock_moved: "danger",
  },
  keys: [
    ["R", "web-key-turn"],
    ["← ↑ → ↓", "web-key-walk"],
    ["H", "web-racing-dwarfs-key-home"],
    ["X", "web-racing-dwarfs-key-exit"],
    ["B", "web-racing-dwarfs-key-return"],
    ["E", "web-racing-dwarfs-end-turn"],
    ["G", "web-racing-dwarfs-key-for-me"],
  ],
};
export default table;
