// Private marks on other players, kept on this device.

export type Mark = "" | "trust" | "unsure" | "suspect";

/** How each mark is drawn, in a square of 16. */
export const MARKS: Record<Exclude<Mark, "">, string> = {
  trust: "M2 9l4 4 8-10",
  unsure: "M5 5a3 3 0 1 1 4 3c-1 .5-1 1-1 2M8 13v.5",
  suspect: "M1 8s3-5 7-5 7 5 7 5-3 5-7 5-7-5-7-5zM8 6a2 2 0 1 0 .01 0",
};

const NAMES = ["", "trust", "unsure", "suspect"];

/** Parses the comma-separated marks on all seats. */
export function parseMarks(text: string, seats: number): Mark[] {
  const words = text.split(",");
  return Array.from({ length: seats }, (_, seat) => {
    const word = words[seat] ?? "";
    return NAMES.includes(word) ? (word as Mark) : "";
  });
}
