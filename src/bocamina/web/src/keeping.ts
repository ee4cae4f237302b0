// Texts that are kept on this device.

/** Keeps a text on this device, where the browser lets it. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage must not stop a game.
  }
}

/** Returns a text that was kept. */
export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
