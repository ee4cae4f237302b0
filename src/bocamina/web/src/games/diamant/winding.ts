// Where the cards of a winding path lie.

export interface Spot {
  x: number;
  y: number;
}

/** Returns the centre of each place of a path that winds to and fro, downwards. */
export function wind(places: number, columns: number, step: number): Spot[] {
  return Array.from({ length: places }, (_, place) => {
    const row = Math.floor(place / columns);
    const along = place % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    const sway = Math.sin(place * 1.9) * step * 0.07;
    return { x: (column + 0.5) * step, y: (row + 0.5) * step * 1.08 + sway };
  });
}

/** Returns the line through all places, rounded at the turns. */
export function lineThrough(spots: readonly Spot[]): string {
  let line = "";
  spots.forEach(({ x, y }, place) => {
    const before = spots[place - 1];
    if (!before) line += `M${x} ${y}`;
    else if (Math.abs(before.x - x) < 1) line += `L${x} ${y}`;
    else {
      const middle = (before.x + x) / 2;
      line += `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    }
  });
  return line;
}
