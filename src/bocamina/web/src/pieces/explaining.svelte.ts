// Everything explains itself: on hover, on focus, and on a touch that is held.

export interface Explanation {
  title: string;
  text?: string;
  piece?: string; // of which there may be several, by the server's name
}

interface Shown extends Explanation {
  node: Element;
}

const HOVER_MILLISECONDS = 500;
const FOCUS_MILLISECONDS = 700; // who walks on is not held up
const HOLD_MILLISECONDS = 450;
const FARTHEST = 10; // pixels that a finger may slip
export const EXPLAINED = "explained"; // the id of what is shown

class Explaining {
  shown = $state.raw<Shown | null>(null);

  show(node: Element, made: Explanation | null): void {
    this.hide();
    if (!made || !node.isConnected) return;
    this.shown = { ...made, node };
    node.setAttribute("aria-describedby", EXPLAINED);
  }

  hide(node?: Element): void {
    if (!this.shown || (node && this.shown.node !== node)) return;
    this.shown.node.removeAttribute("aria-describedby");
    this.shown = null;
  }
}

export const explaining = new Explaining();

/** Lets an element say what it is. */
export function explains(node: HTMLElement | SVGElement, about: () => Explanation | null) {
  let make = about;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let isHeld = false; // so long that it was no tap

  const canFocus = node.matches("button, a, input, select, textarea, [tabindex]");
  if (!canFocus) node.setAttribute("tabindex", "0");

  const show = () => explaining.show(node, make());
  const stop = () => clearTimeout(timer);

  function enter(event: PointerEvent) {
    if (event.pointerType !== "touch") timer = setTimeout(show, HOVER_MILLISECONDS);
  }

  function leave(event: PointerEvent) {
    stop();
    if (event.pointerType !== "touch") explaining.hide(node);
  }

  function press(event: PointerEvent) {
    stop();
    isHeld = false;
    if (event.pointerType !== "touch") return explaining.hide(node);
    start = event;
    timer = setTimeout(() => {
      isHeld = true;
      show();
    }, HOLD_MILLISECONDS);
  }

  function move(event: PointerEvent) {
    if (!start) return;
    const slipped = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (slipped > FARTHEST) stop();
  }

  function release(event: PointerEvent) {
    stop();
    // A page that was busy may have come too late to see that it was a tap.
    if (isHeld && start && event.timeStamp - start.timeStamp < HOLD_MILLISECONDS) {
      isHeld = false;
      explaining.hide(node);
    }
    start = null;
  }

  /** A touch that was held explains, and does nothing else. */
  function click(event: Event) {
    if (!isHeld) return;
    isHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function menu(event: Event) {
    if (start || isHeld) event.preventDefault();
  }

  function focus() {
    if (node.matches(":focus-visible")) timer = setTimeout(show, FOCUS_MILLISECONDS);
  }

  function blur() {
    stop();
    explaining.hide(node);
  }

  const listeners: [string, (event: never) => void, boolean?][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", release],
    ["pointercancel", release],
    ["click", click, true],
    ["contextmenu", menu],
    ["focus", focus],
    ["blur", blur],
  ];
  for (const [name, listener, capture] of listeners)
    node.addEventListener(name, listener as EventListener, capture);
  return {
    update: (next: () => Explanation | null) => (make = next),
    destroy: () => {
      stop();
      explaining.hide(node);
      for (const [name, listener, capture] of listeners)
        node.removeEventListener(name, listener as EventListener, capture);
    },
  };
}
