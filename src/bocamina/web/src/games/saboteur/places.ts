// The names of places in the mine, as they are drawn on its edge: columns from A at the start
// eastwards and from Z westwards, rows upwards with the start in row 10.

const LETTERS = 26;
const START_ROW = 10;

export function columnName(x: number): string {
  return String.fromCharCode(65 + (((x % LETTERS) + LETTERS) % LETTERS));
}

export function rowName(y: number): string {
  return String(START_ROW + y);
}

export function placeName(x: number, y: number): string {
  return columnName(x) + rowName(y);
}

/** Returns the name of a place given in notation, "3,-1". */
export function nameOfCell(cell: string): string {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return placeName(x, y);
}
