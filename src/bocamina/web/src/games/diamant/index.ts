// Diamant's table.

import type { GameTable } from "../contract";
import DiamantSeat from "./DiamantSeat.svelte";
import DiamantTable from "./DiamantTable.svelte";
import type { Cave, ChoiceMove, Fist, Happened } from "./facts";
import { placesOf } from "./guide";
import { aboutSeat, read } from "./read";
import { scenesOf } from "./scenes";

const table: GameTable<Cave, Fist, ChoiceMove, Happened> = {
  Table: DiamantTable,
  Seat: DiamantSeat,
  status: ({ public: cave }, say) =>
    say("web-diamant-status", { expedition: cave.expedition, of: cave.expeditions }),
  prompt: ({ public: cave, seat }, _, say) =>
    cave.phase === "choose"
      ? say("web-diamant-prompt", { inside: cave.inside[seat] ?? 0 })
      : say("web-diamant-expedition-over", { expedition: cave.expedition }),
  describe: ({ about }, { public: cave, seat }, say, _, mover = seat) =>
    say("web-diamant-choice", { leaving: about.leaving, inside: cave.inside[mover] ?? 0 }),
  concerns: ({ event, facts }, seat) => event === "idol_taken" && facts.seat === seat,
  scenes: (events, before, after) => scenesOf(events, before.public, after.public),
  places: placesOf,
  takesBack: true,
  silent: ["choice_sealed", "choice_taken_back"],
  read,
  aboutSeat: ({ public: cave }, seat, say) => aboutSeat(cave, seat, say),
  // With several adventurers, the reader picks who leaves before sealing the choice.
  aims: ({ move }) => [`[data-move="${move}"]`, ".several [data-pick][aria-pressed=false]"],
  sounds: {
    treasure_found: "gem",
    idol_found: "reveal",
    hazard_met: "danger",
    expedition_fled: "danger",
    choices_revealed: "reveal",
    treasure_banked: "gem",
    game_ended: "win",
  },
  keys: [
    ["S", "web-diamant-stay"],
    ["L", "web-diamant-leave"],
  ],
};
export default table;
