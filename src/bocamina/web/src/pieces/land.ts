// The initial focus of a page, for the keyboard and screen readers.

/** Focuses the heading of a page, unless the focus is somewhere already. */
export function land(words: HTMLElement): void {
  if (document.activeElement === document.body) words.focus({ preventScroll: true });
}

/** Focuses the element to which the reader returns, if this is it and they have not moved on. */
export function landBack(isIt: boolean): (place: HTMLElement) => void {
  return (place) => {
    const now = document.activeElement;
    if (isIt && (now === document.body || now?.matches("h1"))) place.focus();
  };
}
