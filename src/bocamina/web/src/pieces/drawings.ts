/** Reads a drawing that takes the colours of this page and says nothing to those who hear it. */
export function readDrawing(text: string): Element {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.querySelector("style")?.remove(); // for where no page says which colours there are
  svg.setAttribute("aria-hidden", "true");
  return document.importNode(svg, true);
}
