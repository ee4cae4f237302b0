// The cave read aloud.

import type { GameTable, Say } from "../contract";
import { seen } from "./course";
import type { Cave, ChoiceMove, Fist } from "./facts";
import { HAZARDS, isHazard } from "./names";

export const read: NonNullable<GameTable<Cave, Fist, ChoiceMove>["read"]> = {
  board: ({ public: cave }, _, say) => {
    const path = cave.path.map(({ card, gems, idol }) =>
      isHazard(card)
        ? say(`diamant-${card}`)
        : say("web-diamant-treasure-card", { value: card, gems, idol: idol ? "yes" : "no" }),
    );
    const met = HAZARDS.filter((hazard) => cave.met.includes(hazard)).map((hazard) =>
      say(`diamant-${hazard}`),
    );
    const status = say("web-diamant-status", {
      expedition: cave.expedition,
      of: cave.expeditions,
    });
    return `${status}. ${path.join("; ")}. ${say("web-diamant-read-met", { count: met.length, met: met.join(", ") })}`;
  },
  hand: ({ public: cave, private: fist, seat }, _, say) =>
    say("web-diamant-read-purse", {
      carried: (cave.inside[seat] ?? 0) > 0 ? cave.carried : 0,
      chest: cave.chests?.[seat] ?? fist?.chest ?? 0,
    }),
  player: ({ public: cave }, seat, say) => {
    const inside = seen(cave).inside[seat] ?? 0;
    const where =
      inside > 0 ? say("web-diamant-in-cave", { count: inside }) : say("web-diamant-in-camp");
    const chest = cave.chests?.[seat];
    const facts = [where];
    if (cave.chosen.includes(seat)) facts.push(say("web-diamant-has-chosen"));
    if (chest !== undefined) facts.push(`${chest} ${say("web-diamant-in-chest")}`);
    return facts.join(", ");
  },
};

/** Returns what the signs on a seat mean. */
export function aboutSeat(cave: Cave, seat: number, say: Say): string[] {
  const where = seen(cave).inside[seat] ? "in-cave" : "in-camp";
  return [say(`web-diamant-about-${where}`), say("web-diamant-about-chest")];
}
