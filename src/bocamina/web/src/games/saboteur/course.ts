// The intermediate states of the mine between two views.

import { openingsOf } from "./cards";
import type { GameEvent, GoalKind, LaidCard, Mine, Role } from "./facts";

/** Returns the mine after an event, as far as it is staged; `next` is the mine of the next view. */
export function mineAfter(mine: Mine, { event, facts }: GameEvent, next: Mine): Mine {
  switch (event) {
    case "path_dug": {
      const { x, y, path, seat } = facts;
      const laid = next.cards.find((card) => card.x === x && card.y === y && card.card === path);
      const openings = openingsOf(path);
      // Where the next view shows another round already, it was joined when it was laid.
      const drawn: LaidCard = { card: path, goal: 0, joined: true, kind: null, openings, x, y };
      const others = mine.cards.filter((card) => card.x !== x || card.y !== y);
      const hands = mine.hands.map((count, each) => (each === seat ? count - 1 : count));
      return { ...mine, cards: [...others, laid ?? drawn], hands };
    }
    case "goal_revealed":
    case "goal_shown":
      return { ...mine, cards: turned(mine, facts.goal, facts.kind, next) };
    case "treasure_reached":
      return { ...mine, finder: facts.seat };
    case "dwarves_revealed": {
      const isBad = (seat: number) => facts.saboteur_seats.includes(seat);
      const dwarves = mine.hands.map((_, seat): Role => (isBad(seat) ? "saboteur" : "digger"));
      return { ...mine, dwarves, spare: facts.spare };
    }
    default:
      return mine;
  }
}

/** Returns the cards with a goal turned over: as it is laid or, if the next view is of another
 *  round, as printed. */
function turned(mine: Mine, goal: number, kind: GoalKind, next: Mine): LaidCard[] {
  const lies =
    next.round === mine.round ? next.cards.find((card) => card.goal === goal && card.kind) : null;
  const card = kind === "treasure" ? "treasure" : "stone";
  const openings = openingsOf(kind);
  return mine.cards.map((each) =>
    each.goal === goal ? (lies ?? { ...each, kind, card, openings }) : each,
  );
}
