// What somebody has made of the puzzles.

/** How puzzles were answered the first time, and on how many days running the daily one was solved. */
export interface Results {
  done: Record<string, string>; // by puzzle: "right", "close", "half", "wrong" or "shown"
  day: string; // on which the daily one was solved last
  days: number;
}

const DAY = 86_400_000;

/** Reads what was kept, whatever it is. */
export function parseResults(text: string): Results {
  try {
    const { done, day, days } = JSON.parse(text || "{}") as Partial<Results>;
    const entries = Object.entries(done ?? {}).map(([id, verdict]) => [id, String(verdict)]);
    return { done: Object.fromEntries(entries), day: String(day ?? ""), days: Number(days) || 0 };
  } catch {
    return { done: {}, day: "", days: 0 };
  }
}

/** Whether a puzzle is solved: by the right answer or, where luck has its say in what a card is
 *  worth, by one that is hardly worse. Half of the answer is none. */
export const isSolved = (verdict: string | undefined): boolean =>
  verdict === "right" || verdict === "close";

/** Returns the day that it is everywhere: the daily puzzle changes at midnight in UTC. */
export const dayOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 10);

/** Returns the streak that is still alive on a day: it ends when a whole day goes by. */
export function streakOn(results: Results, day: string): number {
  const gap = (Date.parse(day) - Date.parse(results.day)) / DAY;
  return gap === 0 || gap === 1 ? results.days : 0;
}

/** Returns the results with one answer more; only the first to each puzzle counts. */
export function withAnswer(
  results: Results,
  id: string,
  verdict: string,
  daily: string,
  day: string,
): Results {
  if (results.done[id] !== undefined) return results;
  const done = { ...results.done, [id]: verdict };
  if (id !== daily || !isSolved(verdict) || results.day === day) return { ...results, done };
  return { done, day, days: streakOn(results, day) + 1 };
}
