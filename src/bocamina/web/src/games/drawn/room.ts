// How much room there is to draw in.

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
  observer.observe(node);
  return {
    destroy() {
      cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };
}
