// The scale of the mine: it fits its frame, zooms in when the reader must tap, and can be zoomed.

import { tick } from "svelte";

const RATIO = 84 / 60; // the ratio the ratio of a card's height to its width
const SMALLEST_TAP = 44;
const SMALLEST = 12;
const LARGEST = 132;
const REST_MILLISECONDS = 150; // the debounce time of a wheel

export class Zooming {
  width = $state(360);
  height = $state(300);
  frame: HTMLDivElement | undefined = $state();
  private set = $state<number | null>(null); // the width of a cell, if set by the reader
  private fingers = new Map<number, PointerEvent>();
  private spread = 0;

  constructor(private readonly extent: () => { columns: number; rows: number; close: boolean }) {}

  /** The width of a cell with which the whole mine is visible. */
  readonly fit = $derived.by(() => {
    const { columns, rows } = this.extent();
    return Math.max(SMALLEST, Math.min(this.width / columns, this.height / rows / RATIO));
  });
  // Whole pixels, to avoid seams between tunnels.
  readonly cell = $derived.by(() => {
    const suits = this.extent().close ? Math.max(SMALLEST_TAP, this.fit) : this.fit;
    return Math.floor(Math.min(LARGEST, this.set ?? suits));
  });
  readonly tall = $derived(Math.round(this.cell * RATIO));

  fitInto = (width: number, height: number): void => {
    [this.width, this.height] = [width, height];
  };

  by(factor: number): void {
    this.settle();
    const from = this.cell;
    const to = Math.max(SMALLEST, Math.min(LARGEST, from * factor));
    const { frame, width, height } = this;
    const middle = frame ? [frame.scrollLeft + width / 2, frame.scrollTop + height / 2] : [0, 0];
    this.set = to;
    void tick().then(() =>
      frame?.scrollTo({
        left: (middle[0]! * to) / from - width / 2,
        top: (middle[1]! * to) / from - height / 2,
      }),
    );
  }

  /** Shows the whole mine or, if it is visible already, returns to the automatic scale. */
  all(): void {
    this.set = this.set === null || Math.abs(this.set - this.fit) > 1 ? this.fit : null;
  }

  // --- Stretching: while fingers or a wheel zoom, only a transform is applied, which needs no
  // layout; the scale is set when they rest.

  private stretched = 1;
  private centre = { x: 0, y: 0 }; // on the screen, and in the mine
  private origin = { x: 0, y: 0 };
  private rest: ReturnType<typeof setTimeout> | undefined;

  private get mine(): HTMLElement | null {
    return (this.frame?.firstElementChild as HTMLElement | null | undefined) ?? null;
  }

  private stretch(factor: number, x: number, y: number): void {
    const { mine } = this;
    if (!mine) return;
    if (this.stretched === 1) {
      const box = mine.getBoundingClientRect();
      this.centre = { x, y };
      this.origin = { x: x - box.left, y: y - box.top };
      mine.style.willChange = "transform";
      mine.style.transformOrigin = `${this.origin.x}px ${this.origin.y}px`;
    }
    const wanted = this.cell * this.stretched * factor;
    this.stretched = Math.max(SMALLEST, Math.min(LARGEST, wanted)) / this.cell;
    mine.style.transform = `scale(${this.stretched})`;
  }

  private settle(): void {
    clearTimeout(this.rest);
    const { mine, frame, stretched } = this;
    if (!mine || stretched === 1) return;
    this.stretched = 1;
    this.set = this.cell * stretched;
    void tick().then(() => {
      mine.style.transform = mine.style.transformOrigin = mine.style.willChange = "";
      // Keep the place under the fingers fixed.
      const box = mine.getBoundingClientRect();
      frame?.scrollBy({
        left: box.left + this.origin.x * stretched - this.centre.x,
        top: box.top + this.origin.y * stretched - this.centre.y,
      });
    });
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
    if (this.fingers.size === 2 && this.spread > 0 && now > 0) {
      const [a, b] = [...this.fingers.values()] as [PointerEvent, PointerEvent];
      this.stretch(now / this.spread, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    }
    this.spread = now;
  };

  lift = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    this.spread = this.spreadNow();
    if (this.fingers.size < 2) this.settle();
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.stretch(event.deltaY < 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY);
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), REST_MILLISECONDS);
  };

  private spreadNow(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }
}
