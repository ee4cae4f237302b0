// How large the mine is drawn: it fits its frame, comes closer where one must tap, and can be zoomed.

import { tick } from "svelte";

export const RATIO = 84 / 60; // of a card's height to its width
const SMALLEST_TAP = 44;
const SMALLEST = 16;
const LARGEST = 132;

export class Zooming {
  width = $state(360);
  height = $state(300);
  frame: HTMLDivElement | undefined = $state();
  private set = $state<number | null>(null); // the width of a cell, where the reader set it
  private fingers = new Map<number, PointerEvent>();
  private spread = 0;

  constructor(private readonly extent: () => { columns: number; rows: number; close: boolean }) {}

  /** The width of a cell with which the whole mine is in sight. */
  readonly fit = $derived.by(() => {
    const { columns, rows } = this.extent();
    return Math.max(SMALLEST, Math.min(this.width / columns, this.height / rows / RATIO));
  });
  readonly cell = $derived.by(() =>
    Math.min(LARGEST, this.set ?? (this.extent().close ? Math.max(SMALLEST_TAP, this.fit) : this.fit)),
  );

  by(factor: number): void {
    const from = this.cell;
    const to = Math.max(SMALLEST, Math.min(LARGEST, from * factor));
    const { frame, width, height } = this;
    const middle = frame ? [frame.scrollLeft + width / 2, frame.scrollTop + height / 2] : [0, 0];
    this.set = to;
    void tick().then(() =>
      frame?.scrollTo({ left: (middle[0]! * to) / from - width / 2, top: (middle[1]! * to) / from - height / 2 }),
    );
  }

  /** Shows all of the mine; where it is in sight already, goes back to what suits the moment. */
  all(): void {
    this.set = this.set === null || Math.abs(this.set - this.fit) > 1 ? this.fit : null;
  }

  // --- Two fingers

  touch = (event: PointerEvent): void => {
    if (event.pointerType === "touch") this.fingers.set(event.pointerId, event);
    this.spread = this.spreadNow();
  };

  pinch = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" || !this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, event);
    const now = this.spreadNow();
    if (this.fingers.size === 2 && this.spread > 0 && now > 0) this.by(now / this.spread);
    this.spread = now;
  };

  lift = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    this.spread = this.spreadNow();
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(event.deltaY < 0 ? 1.12 : 1 / 1.12);
  };

  private spreadNow(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }
}
