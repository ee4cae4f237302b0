// Animations of events. Any tap or key skips them to the final state.

export const MILLISECONDS = 420;

const running = new Set<Animation>();
let isListening = false;

/** Ends all motion at once. */
function skipMotion(): void {
  for (const animation of running) animation.finish();
}

/** Animates an element, and resolves when it has arrived or was skipped. */
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
    // The element was removed while it moved.
  } finally {
    running.delete(animation);
  }
}
