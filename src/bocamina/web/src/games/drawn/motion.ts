// Motion that shows what happened. Any tap or key ends it: the board then simply is as it is.

export const MILLISECONDS = 420;

const running = new Set<Animation>();
let isListening = false;

/** Ends all motion at once. */
function skipMotion(): void {
  for (const animation of running) animation.finish();
}

/** Lets an element move, and tells when it has arrived or was hurried. */
export async function run(
  element: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions = {},
): Promise<void> {
  if (!isListening) {
    isListening = true;
    addEventListener("pointerdown", skipMotion, true);
    addEventListener("keydown", skipMotion, true);
  }
  const animation = element.animate(frames, {
    duration: MILLISECONDS,
    easing: "ease-in-out",
    ...timing,
  });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // The element went away while it moved.
  } finally {
    running.delete(animation);
  }
}
