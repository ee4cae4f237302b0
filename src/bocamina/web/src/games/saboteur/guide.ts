// What a beginner can do next, by what is legal and what is chosen; and where a move is made.

import type { GameView, GuideStep, Legal } from "../contract";
import { sayBar } from "./cards";
import type { Choosing } from "./choosing.svelte";
import type { Dwarf, Mine, MoveFacts } from "./facts";
import type { Table } from "./moves";
import type { Panels } from "./panels.svelte";

const CONFIRM = ".confirm .primary";
// The tab of the talk on a phone and on a desktop, then the phrases.
const TALK = [
  '[data-sheet="talk"]',
  '.tabs [aria-pressed="false"]:last-child',
  '[data-phrase="saboteur-phrase-treasure"]',
  '[data-phrase="saboteur-phrase-stone"]',
];

/** Suggests telling others what one has just seen, even while others are to move. */
export function talkAfter({ claims, pending, view }: Table, looked: number): GuideStep | null {
  const isSaid = claims?.some(({ goal, seat }) => goal === looked && seat === view.seat);
  if (looked === 0 || isSaid || pending) return null;
  const facts = { goal: looked };
  return { message: "web-saboteur-guide-talk", does: ["say"], at: TALK, facts, anytime: true };
}

export function stepOf(
  table: Table,
  choosing: Choosing,
  panels: Pick<Panels, "isRoleNew" | "isRoleTurned">,
  isGold: boolean,
): GuideStep | null {
  const { legal, pending, seats, view } = table;
  if (!choosing.yours) return null;
  if (pending) return { does: [pending.about.does], message: "web-guide-confirm", at: [CONFIRM] };
  const step = (message: string, does: readonly string[], at: string[], facts = {}): GuideStep => ({
    message: `web-saboteur-guide-${message}`,
    does,
    at,
    facts,
    comesFirst: panels.isRoleNew,
    isTaken: panels.isRoleNew || choosing.card !== null,
  });
  if (panels.isRoleNew) {
    const message = panels.isRoleTurned ? "role-seen" : "role";
    return step(message, ["role"], ['[data-pick="role"].primary']);
  }
  if (isGold) return step("gold", ["take", "collect"], [".hand [data-move]"]);
  const { card, deed, discard } = choosing;
  const kinds = [...new Set(legal.map(({ about }) => about.does))];
  if (kinds.includes("pass")) return step("pass", ["pass"], [".tray [data-move]"]);
  if (card === null || deed === null) {
    // Among people, somebody may look over the reader's shoulder.
    const alone = seats.every(({ isBot, isYou }) => isBot || isYou);
    const role = alone ? (view.private?.role ?? "none") : "none";
    const barred = choosing.bar ? sayBar(choosing.bar, table.say) : "";
    const facts = { role, dig: barred ? "no" : "yes", barred };
    return step("card", kinds, [".hand ol"], facts);
  }
  if (choosing.moves.length === 1 && discard) {
    const why = choosing.barred ? sayBar(choosing.barred, table.say) : "none";
    return step("idle", ["discard"], [".tray [data-move]"], { why });
  }
  const at = choosing.aims.length > 0 ? ".aims [data-move]" : ".mine [data-move]";
  return step(deed, [deed], [at], { turn: choosing.canTurn ? "yes" : "no" });
}

/** Returns where a move is made: the card of the hand, then its target. */
export function placesOf(
  { about }: Legal<MoveFacts>,
  { public: mine, private: dwarf }: GameView<Mine, Dwarf>,
): string[] {
  if (!("card" in about)) return [".tray .primary[data-move]"];
  const card = `.hand li:nth-child(${(dwarf?.hand.indexOf(about.card) ?? 0) + 1}) button`;
  switch (about.does) {
    case "dig":
    case "rockfall":
      return [card, `.mine [data-cell="${about.x},${about.y}"]`];
    case "map": {
      const goal = mine.goals[about.goal - 1];
      return [card, `.mine [data-cell="${goal?.x},${goal?.y}"]`];
    }
    case "break":
    case "mend":
      return [card, `[data-seat="${about.seat}"]`];
    default:
      return [card];
  }
}
