// Tracks the position of elements that are marked over the table.

/** Polls every so many milliseconds, and at once when the board is resized; returns how to stop. */
export function keepLooking(look: () => void, milliseconds: number): () => void {
  const board = document.querySelector("main .area");
  const watcher = new ResizeObserver(look); // which also runs once before the first paint
  if (board) watcher.observe(board);
  const timer = setInterval(look, milliseconds);
  return () => {
    watcher.disconnect();
    clearInterval(timer);
  };
}
