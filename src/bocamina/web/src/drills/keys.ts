// Keys at a practice table, where there are buttons beside the table, too.

/** Tells whether a key is for a button or link beside the table, rather than for the table, where
 *  Enter also confirms a choice. */
export function isForButton(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.key !== "Enter" && event.key !== " ") return false;
  return !target.closest(".area") && target.closest("button, a") !== null;
}
