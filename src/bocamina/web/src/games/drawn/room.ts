// The size of the drawing area.

import { tick } from "svelte";

const measures = new Set<() => void>();

/** Waits until the layout is final, since otherwise the size is reported later. */
export async function settle(): Promise<void> {
  await tick();
  for (const measure of measures) measure();
  await tick();
}

/** Reports the size of an element, now and on every change: a frame later, since drawing may change
 *  it again, which browsers report as a ResizeObserver loop error. */
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
