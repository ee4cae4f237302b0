// Keys at a practice table, where much beside the table can be pressed, too.

/** Tells whether a key is for a button or link beside the table: there it is just a button. On the
 *  table, Enter also confirms what was chosen. */
export function isForButton(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.key !== "Enter" && event.key !== " ") return false;
  return !target.closest(".area") && target.closest("button, a") !== null;
}
