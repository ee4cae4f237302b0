// Cues for a reader who looks elsewhere that it is their turn.

import lamp from "../art/lamp.svg?url";
import litLamp from "../art/lamp-lit.svg?url";
import { say } from "../i18n/words.svelte";
import { settings } from "../settings.svelte";

/** Shows in the window's title and icon whether it is the reader's turn; returns how to stop. */
export function showTurn(title: string, isYourTurn: boolean): () => void {
  document.title = isYourTurn ? `● ${say("web-your-turn")} · ${title}` : `${title} · Bocamina`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = isYourTurn ? litLamp : lamp;
  return () => icon && (icon.href = lamp);
}

/** Sends a notification, if the reader wants them and the page is hidden. */
export function notifyTurn(table: string, body: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  try {
    new Notification(say("web-your-turn"), { body, tag: table });
  } catch {
    // On phones the constructor exists but throws: the game must go on.
  }
}
