// House rules and variants in words.

import { say, words } from "../i18n/words.svelte";
import { letterOf } from "../table/seats";
import type { GameFacts, OptionFacts } from "../wire";

export type Value = boolean | number | string;

const isSeat = ({ name }: OptionFacts) => name.endsWith("seat");

/** Returns the values on offer at a table with this number of seats. */
export const choicesOf = (rule: OptionFacts, seats: number): Value[] =>
  rule.offered[seats] ?? rule.values;

/** Returns the options to reset when the number of seats changes: those no longer on offer. */
export const unfitting = (game: GameFacts, values: Record<string, Value>, seats: number) =>
  Object.fromEntries(
    game.options
      .filter((rule) => !choicesOf(rule, seats).includes(values[rule.name] ?? rule.default))
      .map((rule) => [rule.name, rule.default]),
  );

/** Returns what a rule is set to. */
export function wordOf(game: string, rule: OptionFacts, value: Value): string {
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (typeof value === "number") return isSeat(rule) ? letterOf(value) : String(value);
  const message = `${game}-option-${rule.name}.${value}`.replaceAll("_", "-");
  return words.sayFirst([message, value]);
}

/** Returns the differences from the usual rules, in a line. */
export function changesOf(game: GameFacts, values: Record<string, Value>): string {
  const told = game.options.flatMap((rule) => {
    const value = values[rule.name] ?? rule.default;
    if (value === (game.usual_options[rule.name] ?? rule.default)) return [];
    return [`${rule.title[words.language]}: ${wordOf(game.name, rule, value)}`];
  });
  return told.join(" · ") || say("web-rules-usual");
}
