// Events and refusals in words, with the same rules as language.py.

import type { Facts, Refused, Say } from "../games/contract";
import type { Happening, TableTold } from "../table/facts";

/** Returns the id of a message: ids have dashes where names on the wire have underscores. */
export function messageId(...parts: string[]): string {
  return parts.join("-").replaceAll("_", "-");
}

/** Joins names as in a sentence: "Ana, Bea and Carlos"; a repeated name becomes "Ana ×2". */
export function listNames(names: readonly string[], say: Say): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const told = [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
  const last = told.pop();
  if (last === undefined) return say("nobody");
  if (told.length === 0) return last;
  const begins = SOUNDS_AS_I.test(last) ? "i" : "other";
  return say("list-end", { others: told.join(", "), last, begins });
}

// Spanish says "e" instead of "y" before a name that sounds as if it began with it.
const SOUNDS_AS_I = /^(h?[ií](?![aeo])|y(?![aeiouáéíóú]))/i;

const BY_SEAT: readonly string[] = ["scores", "totals"]; // facts with a number for each seat

/** Returns the facts of an event, or of an analysis, as messages need them. */
export function factsOf(
  told: Readonly<Record<string, unknown>>,
  names: readonly string[],
  reader: number,
  say: Say,
): Facts {
  const facts: Facts = { you: "no" };
  const nameOf = (seat: number) => names[seat] ?? "?";
  for (const [name, fact] of Object.entries(told)) {
    if (name === "seat" && typeof fact === "number") {
      facts.who = nameOf(fact);
      facts.you = fact === reader ? "yes" : "no";
      facts.seat = fact;
    } else if (name.endsWith("seat") && typeof fact === "number") {
      facts[name] = nameOf(fact);
      // A sentence may need a pronoun instead of a name: "their own", "yours".
      facts[`${name}_is`] = fact === facts.seat ? "doer" : fact === reader ? "reader" : "other";
    } else if (name.endsWith("seats") && Array.isArray(fact)) {
      facts[name] = listNames(
        fact.map((seat) => nameOf(Number(seat))),
        say,
      );
      facts[`${name}_count`] = fact.length;
    } else if (BY_SEAT.includes(name) && Array.isArray(fact)) {
      facts[name] = fact.map((many, seat) => `${nameOf(seat)} ${many}`).join(", ");
    } else if (typeof fact === "boolean") {
      facts[name] = fact ? "yes" : "no";
    } else if (Array.isArray(fact)) {
      facts[name] = fact.join(", ");
    } else if (typeof fact === "number" || typeof fact === "string") {
      facts[name] = fact;
    }
  }
  return facts;
}

/** Returns an event in words for one reader. */
export function tell(
  game: string,
  event: Happening,
  names: readonly string[],
  reader: number,
  say: Say,
  more: Facts = {},
  knows: (message: string) => boolean = () => false,
): string {
  const facts = { ...factsOf(event.facts, names, reader, say), ...more };
  if (event.at_table) {
    if (event.event === "phrase_said") facts.phrase = sayPhrase(event.facts, names, say);
    // The seed is in the record; here it would be noise, especially to screen readers.
    if (event.event === "seed_revealed") return say("web-seed-revealed");
    return say(messageId("table-event", event.event), facts);
  }
  const plain = messageId(game, "plain", event.event);
  return say(knows(plain) ? plain : messageId(game, "event", event.event), facts);
}

/** Returns a ready phrase in words; `about` is a seat, or the number of something from 0. */
export function sayPhrase(
  { phrase, about }: TableTold["phrase_said"],
  names: readonly string[],
  say: Say,
): string {
  const number = about + 1;
  return say(phrase, { about: names[about] ?? number, number });
}

/** Returns why something was refused, in words, without its clause. */
export function explain(
  game: string,
  problem: Refused,
  say: Say,
  knows: (message: string) => boolean,
  names: readonly string[] = [],
  more: Facts = {},
): string {
  const reason = problem.reason ?? "";
  const messages = [
    messageId("web", game, "refusal", reason),
    messageId(game, "refusal", reason),
    `refusal-${reason}`,
    `table-refusal-${reason}`,
  ];
  const known = messages.find(knows);
  const facts = problem.facts ?? {};
  return say(known ?? "web-refused", {
    ...facts,
    ...more,
    who: names[Number(facts["target"])] ?? "?",
  });
}
