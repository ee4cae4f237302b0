// How much room there is to draw in.

import { tick } from "svelte";

const measures = new Set<() => void>();

/** Waits until all is drawn as it will stay, since what becomes of the room is else seen later. */
export async function settle(): Promise<void> {
  await tick();
  for (const measure of measures) measure();
  await tick();
}

/** Tells the size of an element, now and whenever it has changed: a frame later, since what is
 *  drawn by it may change it again, which browsers report as an error while they measure. */
export function room(node: HTMLElement, tell: (width: number, height: number) => void) {
  let frame = 0;
  const measure = () => tell(node.clientWidth, node.clientHeight);
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  measure();
  measures.add(measure);
  observer.observe(node);
  return {
    destroy() {
      measures.delete(measure);
      cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };
}
