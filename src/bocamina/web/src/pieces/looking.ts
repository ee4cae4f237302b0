// Marks over the table: where what they mark is now.

/** Looks every so many milliseconds, and at once when the board has changed its size; returns what
 *  ends it. */
export function keepLooking(look: () => void, milliseconds: number): () => void {
  const board = document.querySelector("main .area");
  const watcher = new ResizeObserver(look); // which looks a first time, too, before it is drawn
  if (board) watcher.observe(board);
  const timer = setInterval(look, milliseconds);
  return () => {
    watcher.disconnect();
    clearInterval(timer);
  };
}
