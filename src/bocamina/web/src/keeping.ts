// Texts in local storage.

/** Saves a text in local storage, if the browser allows it. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage must not stop a game.
  }
}

/** Returns a stored text. */
export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
