// A person's settings on this device.

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
  brief: boolean; // animations take half as long
  bubbles: boolean; // talk has bubbles, sounds and is read aloud
  guide: boolean; // beginners are shown the next step
  coach: boolean; // wherever a coach is allowed
  confirmAtOnce: boolean;
  notify: boolean;
  name: string;
  face: number; // the reader's dwarf, from 1
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
    return defaults; // storage may be forbidden or corrupt
  }
}

export const settings = $state(read());

/** Changes settings, saves them and applies them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(KEY, JSON.stringify(settings));
  apply();
  if (change.language !== undefined) words.speak(change.language).catch(renew);
}

/** Applies the look. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.toggleAttribute("data-still", !settings.motion);
  root.toggleAttribute("data-brief", settings.brief);
  // Around the page, too, if a phone supports theme-color.
  const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (frame) frame.content = getComputedStyle(root).backgroundColor;
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Tells whether motion is allowed. */
export function mayMove(): boolean {
  return settings.motion && !reduced.matches;
}

/** Returns how much of a show is played. */
export function pace(): Pace {
  if (!mayMove()) return "none";
  return settings.brief ? "brief" : "full";
}
