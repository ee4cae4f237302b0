// Dragging, in addition to taps: from a draggable element to whatever is under the finger.

const FARTHEST_TAP = 12; // pixels that a finger may move and still tap

export interface Dragging {
  /** Starts dragging; false if it cannot be dragged now. */
  take: () => boolean;
  /** Drops it over an element. */
  drop: (over: Element) => void;
  /** The part of it that is shown under the finger; all of it by default. */
  picture?: string;
}

/** Returns a copy of an element in the same place that ignores pointer events. */
function pictureOf(seen: HTMLElement, box: DOMRect): HTMLElement {
  const picture = seen.cloneNode(true) as HTMLElement;
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "40",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
    opacity: "0.85",
  });
  picture.removeAttribute("id");
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

/** Makes an element draggable. */
export function drag(node: HTMLElement, how: Dragging | null) {
  let dragging = how;
  let start: PointerEvent | null = null;
  let picture: HTMLElement | null = null;

  function press(event: PointerEvent) {
    if (dragging && event.isPrimary && event.button === 0) start = event;
  }

  function lift(): boolean {
    const seen = (dragging?.picture && node.querySelector<HTMLElement>(dragging.picture)) || node;
    const box = seen.getBoundingClientRect();
    if (!dragging?.take()) return false;
    picture = pictureOf(seen, box);
    document.body.append(picture);
    return true;
  }

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!picture && Math.hypot(x, y) > FARTHEST_TAP && !lift()) start = null;
    if (picture) picture.style.transform = `translate(${x}px, ${y}px)`;
  }

  function release(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointerId) return;
    start = null;
    if (!picture) return;
    picture.remove();
    picture = null;
    // The browser would count it as a tap on what was dragged.
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new Event("click")));
    const over =
      event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
    if (over) dragging?.drop(over);
  }

  node.addEventListener("pointerdown", press);
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", release);
  return {
    update: (next: Dragging | null) => (dragging = next),
    destroy: () => {
      picture?.remove();
      node.removeEventListener("pointerdown", press);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    },
  };
}
