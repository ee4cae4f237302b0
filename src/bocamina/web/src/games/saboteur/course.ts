// The mine in the course of what happens: the mines between two views, which no view shows.

import type { GameEvent, GoalKind, LaidCard, Mine, Role } from "./facts";

/** Returns a mine after an event, as far as it is staged. */
export function mineAfter(mine: Mine, { event, facts }: GameEvent): Mine {
  switch (event) {
    case "path_dug": {
      const { x, y, path, seat } = facts;
      const openings = path.toUpperCase();
      const laid: LaidCard = { card: path, goal: 0, joined: true, kind: null, openings, x, y };
      const others = mine.cards.filter((card) => card.x !== x || card.y !== y);
      const hands = mine.hands.map((count, each) => (each === seat ? count - 1 : count));
      return { ...mine, cards: [...others, laid], hands };
    }
    case "goal_revealed":
    case "goal_shown":
      return { ...mine, cards: turned(mine.cards, facts.goal, facts.kind as GoalKind) };
    case "treasure_reached":
      return { ...mine, finder: facts.seat };
    case "dwarves_revealed": {
      const isBad = (seat: number) => facts.saboteur_seats.includes(seat);
      const dwarves = mine.hands.map((_, seat): Role => (isBad(seat) ? "saboteur" : "digger"));
      return { ...mine, dwarves, spare: facts.spare as Role };
    }
    default:
      return mine;
  }
}

function turned(cards: readonly LaidCard[], goal: number, kind: GoalKind): LaidCard[] {
  const isTreasure = kind === "treasure";
  return cards.map((card) =>
    card.goal === goal
      ? {
          ...card,
          kind,
          card: isTreasure ? "treasure" : "stone",
          openings: isTreasure ? "NESW" : kind.slice("stone-".length),
        }
      : card,
  );
}
