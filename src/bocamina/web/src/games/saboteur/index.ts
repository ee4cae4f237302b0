// Saboteur's table.

import type { GameTable } from "../contract";
import { aimsOf } from "./aims";
import { wordsFor } from "./cards";
import { claimsIn } from "./claims";
import { sayMove } from "./moves";
import SaboteurEnd from "./SaboteurEnd.svelte";
import SaboteurSeat from "./SaboteurSeat.svelte";
import SaboteurTable from "./SaboteurTable.svelte";
import { placesOf } from "./guide";
import { aboutSeat, read } from "./read";
import { scenesOf } from "./scenes";
import type { Dwarf, Happened, Mine, MoveFacts, Unseen } from "./facts";

const table: GameTable<Mine, Dwarf, MoveFacts, Happened, Unseen> = {
  Table: SaboteurTable,
  Seat: SaboteurSeat,
  End: SaboteurEnd,
  status: ({ public: mine }, say) =>
    say("web-saboteur-status", { round: mine.round, of: mine.rounds }),
  prompt: ({ public: mine }, legal, say) =>
    say("web-saboteur-prompt", {
      phase: mine.phase,
      nuggets: mine.owed,
      pass: legal.some(({ about }) => about.does === "pass") ? "yes" : "no",
    }),
  // An analysis names the mover, who may not be the reader.
  describe: ({ about }, { seat }, say, names, mover) =>
    sayMove(about, say, names, mover === undefined ? seat : -1),
  concerns: ({ event, facts }, seat) =>
    ((event === "tool_broken" || event === "tool_mended") &&
      facts.target_seat === seat &&
      facts.seat !== seat) ||
    event === "goal_seen",
  scenes: (events, before, after) => scenesOf(events, before.public, after.public),
  places: placesOf,
  words: wordsFor,
  claims: claimsIn,
  parts: {
    begunBy: ({ event, facts }) => (event === "round_began" ? facts.round : null),
    name: (round, say) => say("web-saboteur-round", { round }),
  },
  // The reader's role is on a card that they turn over themselves.
  silent: ["role_seen", "card_drawn", "goals_laid", "passed_card_seen", "handless_passed"],
  read,
  aboutSeat: ({ public: mine }, seat, say) =>
    aboutSeat(mine, seat, mine.dwarves?.[seat] ?? null, say),
  aims: aimsOf,
  sounds: {
    path_dug: "card",
    card_passed: "card",
    card_discarded: "card",
    map_read: "card",
    tool_mended: "card",
    tool_broken: "danger",
    rock_fell: "danger",
    goal_revealed: "reveal",
    dwarves_revealed: "reveal",
    treasure_reached: "win",
    gold_kept: "gem",
  },
  keys: [
    ["R", "web-key-turn"],
    ["← ↑ → ↓", "web-key-walk"],
    ["D", "web-saboteur-discard"],
    ["O", "web-saboteur-role-short"],
  ],
};
export default table;
