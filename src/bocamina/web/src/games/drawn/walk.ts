// Navigation by arrow keys.

/** A place on a board; y grows upwards. */
export interface Place {
  x: number;
  y: number;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const CENTRE: Place = { x: 0, y: 0 };

/** Returns the nearest of some places in the direction of an arrow key; without a starting place it
 *  starts from the centre, and always returns some place. */
export function walk<P extends Place>(
  places: readonly P[],
  from: Place | null,
  key: string,
): P | null {
  const step = STEPS[key];
  if (!step) return null;
  if (!from) return walk(places, CENTRE, key) ?? places[0] ?? null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * step[0] + (place.y - from.y) * step[1];
    const aside = Math.abs((place.x - from.x) * step[1]) + Math.abs((place.y - from.y) * step[0]);
    if (ahead <= 0) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
