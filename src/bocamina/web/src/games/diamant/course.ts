// The intermediate states of the cave between two views.

import type { Cave, GameEvent, Hazard, PathCard } from "./facts";

/** Returns a cave as it is seen: once the game is over, nobody is left inside. */
export function seen(cave: Cave): Cave {
  return cave.phase === "over" ? { ...cave, inside: cave.inside.map(() => 0) } : cave;
}

/** Returns a cave after an event; `next` is the cave of the view that follows. */
export function caveAfter(cave: Cave, { event, facts }: GameEvent, next: Cave): Cave {
  switch (event) {
    case "expedition_began":
      return {
        ...cave,
        expedition: facts.expedition,
        path: [],
        met: [],
        carried: 0,
        idol_carried: false,
        deck: next.deck,
        inside: cave.inside.map(() => cave.adventurers),
      };
    case "treasure_found":
      return {
        ...withCard(cave, { card: String(facts.value), gems: facts.left, idol: false }),
        carried: cave.carried + facts.each,
      };
    case "idol_found":
      return withCard(cave, { card: cave.idol_card ?? "", gems: 0, idol: true });
    case "hazard_met":
      return withHazard(cave, facts.hazard);
    case "choices_revealed":
      return {
        ...cave,
        phase: "draw",
        odds: null,
        chosen: [],
        inside: cave.inside.map(
          (count, seat) => count - facts.leaving_seats.filter((each) => each === seat).length,
        ),
      };
    case "path_shared":
      return {
        ...cave,
        path: cave.path.map((card, at) => ({ ...card, gems: facts.lying[at] ?? 0 })),
      };
    case "idol_taken":
      return { ...cave, path: cave.path.map((card) => ({ ...card, idol: false })) };
    case "treasure_banked":
      return { ...cave, chests: banked(cave.chests, facts.seat, facts.gems) };
    case "expedition_fled": {
      const { chests, idols } = next; // nobody loses what is in a chest
      return {
        ...withHazard(cave, facts.hazard),
        ...{ phase: "draw", carried: 0, idol_carried: false, chosen: [], odds: null },
        ...{ chests, idols },
      };
    }
    default:
      return cave;
  }
}

function withCard(cave: Cave, card: PathCard): Cave {
  const left = Math.max(0, (cave.deck[card.card] ?? 0) - 1);
  return { ...cave, path: [...cave.path, card], deck: { ...cave.deck, [card.card]: left } };
}

function withHazard(cave: Cave, hazard: Hazard): Cave {
  const met = cave.met.includes(hazard) ? cave.met : [...cave.met, hazard];
  return { ...withCard(cave, { card: hazard, gems: 0, idol: false }), met };
}

function banked(chests: Cave["chests"], seat: number, gems: number): Cave["chests"] {
  return chests?.map((chest, owner) => (owner === seat ? chest + gems : chest)) ?? null;
}
