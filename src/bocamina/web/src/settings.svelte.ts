// What a person set on this device.

import { FACES } from "./pieces/faces";
import { LANGUAGES, type Language } from "./i18n/texts";
import { preferred, words } from "./i18n/words.svelte";
import { keep } from "./keeping";
import { renew } from "./renewing";
import type { Pace } from "./table/stage";

export const THEMES = ["lamp", "daylight", "system"] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  sound: boolean;
  motion: boolean;
  brief: boolean; // great moments take half as long
  bubbles: boolean; // what is said is seen at the one who says it, knocks and is read aloud
  guide: boolean; // the next step is said to those who are new
  coach: boolean; // wherever one may have one
  confirmAtOnce: boolean;
  notify: boolean;
  name: string;
  face: number; // the dwarf that one is, from 1
  bot: Record<string, string>; // by game: the bot that was last played against
}

const KEY = "bocamina-settings";

function read(): Settings {
  const defaults: Settings = {
    language: preferred(navigator.languages),
    theme: "lamp",
    sound: true,
    motion: true,
    brief: false,
    bubbles: true,
    guide: true,
    coach: false,
    confirmAtOnce: false,
    notify: false,
    name: "",
    face: 1 + Math.floor(Math.random() * FACES.length),
    bot: {},
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const merged = { ...defaults, ...kept };
    if (!LANGUAGES.includes(merged.language)) merged.language = defaults.language;
    return merged;
  } catch {
    return defaults; // storage may be forbidden or hold nonsense
  }
}

export const settings = $state(read());

/** Changes settings, keeps them and lets them take effect. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(KEY, JSON.stringify(settings));
  apply();
  if (change.language !== undefined) words.speak(change.language).catch(renew);
}

/** Lets the look take effect. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.toggleAttribute("data-still", !settings.motion);
  root.toggleAttribute("data-brief", settings.brief);
  // Around the page, too, where a phone lets it have a colour.
  const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (frame) frame.content = getComputedStyle(root).backgroundColor;
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Tells whether things may move. */
export function mayMove(): boolean {
  return settings.motion && !reduced.matches;
}

/** Returns how much of a show is played. */
export function pace(): Pace {
  if (!mayMove()) return "none";
  return settings.brief ? "brief" : "full";
}
