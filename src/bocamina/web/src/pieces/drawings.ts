/** Parses a drawing that uses the colours of this page and is hidden from screen readers. */
export function readDrawing(text: string): Element {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.querySelector("style")?.remove(); // the default colours without a page
  svg.setAttribute("aria-hidden", "true");
  return document.importNode(svg, true);
}
