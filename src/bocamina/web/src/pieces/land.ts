// Where the keyboard and screen readers begin on a page that was just opened.

/** Takes the focus for the first words of a page, unless the reader is somewhere already. */
export function land(words: HTMLElement): void {
  if (document.activeElement === document.body) words.focus({ preventScroll: true });
}
