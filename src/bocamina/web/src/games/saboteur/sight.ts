// Scrolling of the mine in its frame.

import { tick } from "svelte";
import { run } from "../drawn/motion";
import type { Place } from "../drawn/walk";
import type { Extent } from "./extent";
import type { Zooming } from "./zooming.svelte";

/** Scrolls some places into view, unless all of them are visible. */
export function bringIntoSight(places: readonly Place[], extent: Extent, zooming: Zooming): void {
  const { cell, frame, height, tall, width } = zooming;
  if (!frame) return;
  const left = (Math.min(...places.map(({ x }) => x)) - extent.west) * cell;
  const right = (Math.max(...places.map(({ x }) => x)) - extent.west + 1) * cell;
  const top = (extent.north - Math.max(...places.map(({ y }) => y))) * tall;
  const bottom = (extent.north - Math.min(...places.map(({ y }) => y)) + 1) * tall;
  const inSight =
    left >= frame.scrollLeft &&
    right <= frame.scrollLeft + width &&
    top >= frame.scrollTop &&
    bottom <= frame.scrollTop + height;
  if (!inSight)
    frame.scrollTo({ left: (left + right - width) / 2, top: (top + bottom - height) / 2 });
}

/** Animates zooming, from the previous place of the start. */
export async function zoomFrom(
  before: DOMRect,
  mine: HTMLElement,
  startNow: () => HTMLElement | null,
): Promise<void> {
  await tick();
  const start = startNow();
  if (!start) return;
  const [whole, after] = [mine.getBoundingClientRect(), start.getBoundingClientRect()];
  // Set separately: with an origin among its keyframes it could not run on the compositor.
  mine.style.transformOrigin = `${after.left - whole.left}px ${after.top - whole.top}px`;
  const transform = `translate(${before.left - after.left}px, ${before.top - after.top}px) scale(${before.width / after.width})`;
  void run(mine, [{ transform }, { transform: "none" }], { duration: 200, easing: "ease-out" });
}
