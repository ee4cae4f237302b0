// Progress in the lessons, kept on this device.

import { keep, kept } from "../keeping";

/** A lesson's progress: the moves made in it, for its version, and whether it was ever done. */
export interface Progress {
  version: number;
  moves: string[];
  done: boolean;
}

const KEY = "bocamina-lessons";

/** Parses stored progress, which may be anything. */
export function parseProgress(text: string): Record<string, Progress> {
  try {
    const read = JSON.parse(text || "{}") as Record<string, Partial<Progress>>;
    const entries = Object.entries(read).flatMap(([name, each]) =>
      typeof each === "object" && each !== null && Array.isArray(each.moves)
        ? [
            [
              name,
              {
                version: Number(each.version),
                moves: each.moves.map(String),
                done: each.done === true,
              },
            ] as const,
          ]
        : [],
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export const readProgress = (): Record<string, Progress> => parseProgress(kept(KEY));

/** Returns the moves to resume from: none if the lesson has changed since, or is done. */
export function movesIn(progress: Progress | undefined, version: number, steps: number): string[] {
  if (!progress || progress.version !== version || progress.moves.length >= steps) return [];
  return progress.moves;
}

/** Saves progress; a lesson that was done stays done. */
export function keepProgress(
  name: string,
  version: number,
  moves: readonly string[],
  isDone: boolean,
): void {
  const all = readProgress();
  const done = isDone || (all[name]?.done ?? false);
  keep(KEY, JSON.stringify({ ...all, [name]: { version, moves, done } }));
}

/** Returns how many minutes to say for so many seconds. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
