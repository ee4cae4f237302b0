// The results of puzzles.

/** The first answers to puzzles, and the streak of daily ones. */
export interface Results {
  done: Record<string, string>; // by puzzle: "right", "close", "half", "wrong" or "shown"
  asked: string; // the day on which the daily one was answered last
  day: string; // on which it was solved last
  days: number;
}

const DAY = 86_400_000;

/** Parses stored results, which may be anything. */
export function parseResults(text: string): Results {
  try {
    const { done, asked, day, days } = JSON.parse(text || "{}") as Partial<Results>;
    const entries = Object.entries(done ?? {}).map(([id, verdict]) => [id, String(verdict)]);
    return {
      done: Object.fromEntries(entries),
      asked: String(asked ?? day ?? ""),
      day: String(day ?? ""),
      days: Number(days) || 0,
    };
  } catch {
    return { done: {}, asked: "", day: "", days: 0 };
  }
}

/** Whether a puzzle is solved: by the right answer or, if a card's worth is an estimate, by one
 *  that is hardly worse. Half of the answer does not count. */
export const isSolved = (verdict: string | undefined): boolean =>
  verdict === "right" || verdict === "close";

/** Returns the date in UTC: the daily puzzle changes at midnight in UTC. */
export const dayOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 10);

/** Returns the streak that is still alive on a day: it ends when a whole day goes by. */
export function streakOn(results: Results, day: string): number {
  const gap = (Date.parse(day) - Date.parse(results.day)) / DAY;
  return gap === 0 || gap === 1 ? results.days : 0;
}

/** Returns the results with one answer more; only the first to each puzzle counts. The daily one
 *  counts for the streak by the first answer of its day, also where it was met before. */
export function withAnswer(
  results: Results,
  id: string,
  verdict: string,
  daily: string,
  day: string,
): Results {
  const done = { ...results.done, [id]: results.done[id] ?? verdict };
  if (id !== daily || results.asked === day) return { ...results, done };
  if (!isSolved(verdict)) return { ...results, done, asked: day };
  return { done, asked: day, day, days: streakOn(results, day) + 1 };
}
