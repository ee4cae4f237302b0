// Tooltips for everything: on hover, on focus, and on a long press.

import type { PieceCount } from "../wire";

export interface Explanation {
  title: string;
  text?: string;
  piece?: string; // the piece that is counted, by the server's name
}

interface Shown extends Explanation {
  node: Element;
}

type Make = () => Explanation | null;

const HOVER_MILLISECONDS = 500;
const FOCUS_MILLISECONDS = 700; // a delay, so that passing focus shows nothing
const HOLD_MILLISECONDS = 450;
const FARTHEST = 10; // pixels that a finger may move
const FOCUSABLE = "button, a, input, select, textarea, [tabindex]";
const SIGNS = "button[aria-label], a[aria-label]"; // elements without visible text
export const EXPLAINED = "explained"; // the id of what is shown

const makers = new WeakMap<Element, Make>();

class Explaining {
  shown = $state.raw<Shown | null>(null);
  /** Returns how many there are of a piece, at a table that knows. */
  count: ((piece: string) => Promise<PieceCount | null>) | null = null;

  private timer: ReturnType<typeof setTimeout> | undefined;
  private hovered: Element | null = null;
  private isFresh = false; // no pointer move there yet: it may have appeared by itself
  private start: PointerEvent | null = null; // of a touch
  private isHeld = false; // so long that it was not a tap

  hide(node?: Element | null): void {
    if (!this.shown || (node && this.shown.node !== node)) return;
    this.shown.node.removeAttribute("aria-describedby");
    this.shown = null;
  }

  /** Shows a tooltip after a delay. */
  private wait(node: Element | null, milliseconds: number, isHeld = false): void {
    clearTimeout(this.timer);
    if (!node) return;
    this.timer = setTimeout(() => {
      this.isHeld = isHeld;
      this.hide();
      const made = makers.has(node) ? makers.get(node)!() : nameOf(node);
      if (!made || !node.isConnected) return;
      this.shown = { ...made, node };
      node.setAttribute("aria-describedby", EXPLAINED);
    }, milliseconds);
  }

  // --- Global listeners

  over = ({ target, pointerType }: PointerEvent): void => {
    const node = pointerType === "touch" ? null : explainedAt(target);
    if (node === this.hovered) return;
    this.hide(this.hovered);
    clearTimeout(this.timer);
    this.hovered = node;
    this.isFresh = node !== null;
  };

  press = (event: PointerEvent): void => {
    this.hide();
    this.isHeld = false;
    this.start = event.pointerType === "touch" ? event : null;
    this.wait(this.start && explainedAt(event.target), HOLD_MILLISECONDS, true);
  };

  move = ({ clientX, clientY }: PointerEvent): void => {
    const { start } = this;
    if (this.isFresh && !start) {
      this.isFresh = false;
      this.wait(this.hovered, HOVER_MILLISECONDS);
    }
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > FARTHEST)
      clearTimeout(this.timer);
  };

  release = ({ timeStamp }: PointerEvent): void => {
    if (!this.start) return;
    clearTimeout(this.timer);
    // On a busy page the timer may fire late, after what was only a tap.
    if (this.isHeld && timeStamp - this.start.timeStamp < HOLD_MILLISECONDS) {
      this.isHeld = false;
      this.hide();
    }
    this.start = null;
  };

  /** A long press explains, and does nothing else. */
  click = (event: Event): void => {
    if (!this.isHeld) return;
    this.isHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  menu = (event: Event): void => {
    if ((this.start || this.isHeld) && explainedAt(event.target)) event.preventDefault();
  };

  focus = ({ target }: FocusEvent): void => {
    const node = explainedAt(target);
    if (node?.matches(":focus-visible")) this.wait(node, FOCUS_MILLISECONDS);
  };

  blur = ({ target }: FocusEvent): void => {
    clearTimeout(this.timer);
    this.hide(target as Element);
  };
}

export const explaining = new Explaining();

function explainedAt(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !makers.has(node) && !node.matches(SIGNS)) node = node.parentElement;
  return node;
}

/** Returns the label of an element that only shows an icon. */
function nameOf(node: Element): Explanation | null {
  const isWritten = [...node.children].some((each) => (each as HTMLElement).offsetWidth > 1);
  return isWritten ? null : { title: node.ariaLabel ?? "" };
}

/** Gives an element a tooltip. */
export function explains(node: HTMLElement | SVGElement, about: Make) {
  makers.set(node, about);
  if (!node.matches(FOCUSABLE)) node.setAttribute("tabindex", "0");
  return {
    update: (next: Make) => makers.set(node, next),
    destroy: () => {
      makers.delete(node);
      explaining.hide(node);
    },
  };
}
