// Where the keyboard and screen readers begin on a page that was just opened.

/** Takes the focus for the first words of a page, unless the reader is somewhere already. */
export function land(words: HTMLElement): void {
  if (document.activeElement === document.body) words.focus({ preventScroll: true });
}

/** Takes the focus for what the reader comes back to, if this is it and they have not moved on. */
export function landBack(isIt: boolean): (place: HTMLElement) => void {
  return (place) => {
    const now = document.activeElement;
    if (isIt && (now === document.body || now?.matches("h1"))) place.focus();
  };
}
