// The mine read aloud.

import type { GameTable, Say } from "../contract";
import { sayCard, sayPath } from "./cards";
import type { Dwarf, LaidCard, Mine, MoveFacts, Role } from "./facts";
import { placeName } from "./places";

export const read: NonNullable<GameTable<Mine, Dwarf, MoveFacts>["read"]> = {
  board: ({ public: mine, private: dwarf }, _, say) => {
    const words = ({ card, goal }: LaidCard) => {
      if (card === "start") return say("web-saboteur-start");
      const known = dwarf?.goals[goal - 1];
      if (card === "face-down" && known) return say("web-saboteur-goal-known", { kind: known });
      if (card === "face-down") return say("web-saboteur-face-down");
      return goal > 0 ? say(`web-saboteur-${card}`) : sayPath(card, say);
    };
    const cards = [...mine.cards].sort((a, b) => a.x - b.x || b.y - a.y);
    const laid = cards.map((card) => {
      const goal = card.goal > 0 ? `${say("web-saboteur-goal", { goal: card.goal })} ` : "";
      return `${placeName(card.x, card.y)}: ${goal}${words(card)}`;
    });
    return `${laid.join("; ")}. ${say("web-saboteur-deck", { count: mine.deck })}.`;
  },
  hand: ({ private: dwarf }, _, say) => {
    const cards = (dwarf?.hand ?? []).map((card, index) => `${index + 1}: ${sayCard(card, say)}`);
    return cards.length > 0 ? `${cards.join("; ")}.` : say("web-saboteur-cards", { count: 0 });
  },
  player: ({ public: mine, private: dwarf, seat: viewer }, seat, say) => {
    const facts = sayDwarf(mine, seat, say);
    const nuggets = mine.totals ? mine.totals[seat] : dwarf && seat === viewer && dwarf.nuggets;
    if (nuggets) facts.push(say("web-saboteur-nuggets", { count: nuggets }));
    const role = mine.dwarves?.[seat];
    if (role) facts.push(say("saboteur-role", { role }));
    return facts.join(", ");
  },
};

/** Returns the public facts of a seat: its cards, its gold, its tools, where it looked. */
export function sayDwarf(mine: Mine, seat: number, say: Say): string[] {
  const broken = (mine.broken[seat] ?? []).map(({ tool }) => say("saboteur-tool", { tool }));
  const looks = mine.looks[seat] ?? [];
  const gold = mine.gold_cards[seat] ?? 0;
  const passed = mine.passed[seat] ?? 0;
  return [
    say("web-saboteur-cards", { count: mine.hands[seat] ?? 0 }),
    gold > 0 ? say("web-saboteur-gold-cards", { count: gold }) : "",
    broken.length > 0 ? say("web-saboteur-broken", { tools: broken.join(", ") }) : "",
    looks.length > 0 ? say("web-saboteur-looked", { goals: looks.join(", ") }) : "",
    passed > 0 ? say("web-saboteur-passed", { count: passed }) : "",
  ].filter(Boolean);
}

/** Explains the signs on a seat. */
export function aboutSeat(mine: Mine, seat: number, role: Role | null, say: Say): string[] {
  const gold = mine.gold_cards[seat] ?? 0;
  const lines = [];
  if (mine.broken[seat]?.length) lines.push(say("web-saboteur-about-broken"));
  if (gold > 0)
    lines.push(
      `${say("web-saboteur-gold-cards", { count: gold })}: ${say("web-saboteur-about-gold-cards")}`,
    );
  if (role) lines.push(`${say("saboteur-role", { role })}: ${say(`web-saboteur-aim-${role}`)}`);
  return lines;
}
