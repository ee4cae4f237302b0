// What somebody new can do next, by what is legal and what is selected; and where a move is made.

import { TAKE_BACK, type GameView, type GuideStep, type Legal, type Say } from "../contract";
import type { MoveFacts, Race } from "./facts";
import { doing, type Table } from "./moves";
import type { Racing } from "./racing.svelte";

const CONFIRM = ".confirm .primary";
const TARGETS = ".board [data-cell][data-move]";

export function stepOf(table: Table, racing: Racing, yours: boolean): GuideStep | null {
  const { legal, pending, view } = table;
  if (!yours) return null;
  if (pending) return { does: [pending.about.does], message: "web-guide-confirm", at: [CONFIRM] };
  const step = (message: string, does: readonly string[], at: string[], facts = {}): GuideStep => ({
    message: `web-racing-dwarfs-guide-${message}`,
    does,
    at,
    facts,
    isTaken: racing.selected !== null,
  });
  const { phase } = view.public;
  if (phase === "place") return step("place", ["place"], [".stock"]);
  if (phase === "uncover") return step("uncover", ["uncover"], [TARGETS]);
  if (phase === "orient") {
    const { cell = "" } = view.public.uncovered ?? {};
    return step("orient", ["orient"], [".stock"], { cell });
  }
  const may = (does: MoveFacts["does"]) => (doing(legal, does).length > 0 ? "yes" : "no");
  if (racing.selected === "home") return step("home", ["enter"], [TARGETS]);
  if (racing.rotations.length > 0)
    return step("tile", ["rotate"], [".below [data-move]:not(.primary)"]);
  if (racing.selected !== null) {
    const isRock = racing.selected === view.public.rock;
    const { exits } = racing.leaving;
    const facts = { out: exits.length > 0 ? "yes" : "no", stops: racing.targets.length };
    // A reader who has rolled before is still shown the first way out.
    const does = isRock ? ["rock"] : exits.length > 0 ? ["move", "exit"] : ["move"];
    return step(isRock ? "rock" : "cart", does, [TARGETS, "[data-move=exit]"], facts);
  }
  const kinds = legal.filter(({ move }) => move !== TAKE_BACK).map(({ about }) => about.does);
  const cart = kinds.some((does) => ["move", "exit", "home"].includes(does));
  const facts = { ways: sayWays(kinds, cart, table.say), left: view.public.actions_left };
  const carts = view.public.cells.filter((each) => each.cart === view.seat);
  const at = [
    ...(may("enter") === "yes" ? [".zone.home"] : []),
    ...(cart ? carts.map((each) => `.board [data-cell="${each.cell}"]`) : []),
    ...(may("done") === "yes" ? ["[data-move=done]"] : []),
  ];
  return step("race", [...new Set(kinds)], at, facts);
}

/** Returns a hint on what to tap; the Rock is mentioned only if no tile can be turned. */
function sayWays(kinds: readonly string[], cart: boolean, say: Say): string {
  const piece = kinds.includes("rotate") ? "rotate" : "rock";
  const ways = ["enter", "cart", piece, "done"]
    .filter((does) => (does === "cart" ? cart : kinds.includes(does)))
    .map((does) => say("web-racing-dwarfs-guide-way", { does }))
    .slice(0, 3); // with so much else to do, the main button is self-explanatory
  const [others, last] = [ways.slice(0, -1).join(", "), ways.at(-1) ?? ""];
  return others ? say("web-racing-dwarfs-guide-or", { others, last }) : last;
}

/** Returns where a move is made: the cart, tile or home, then where it goes. */
export function placesOf(
  { about }: Legal<MoveFacts>,
  { public: race }: GameView<Race, unknown>,
): string[] {
  const cell = (name: string) => `.board [data-cell="${name}"]`;
  switch (about.does) {
    case "done":
      return ["[data-move=done]"];
    case "enter":
      return [".zone.home", cell(about.cell)];
    case "move":
      return [cell(about.cell), cell(about.to)];
    case "rock":
      return [cell(race.rock), cell(about.to)];
    case "exit":
      return [cell(about.cell), ".zone.far"];
    case "home":
      return [cell(about.cell), ".zone.home"];
    default:
      return [cell(about.cell)];
  }
}
