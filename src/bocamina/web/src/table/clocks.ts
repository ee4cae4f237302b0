// The clocks that a host can choose from, and the formatting of time.

import type { ClockFacts, Clocking } from "../wire";

const GRACE_SECONDS = 60;

export const CLOCKS = {
  none: { grace_seconds: GRACE_SECONDS },
  calm: { move_seconds: 120, reserve_seconds: 300, grace_seconds: GRACE_SECONDS },
  brisk: { move_seconds: 45, reserve_seconds: 120, grace_seconds: 30 },
  quick: { move_seconds: 15, reserve_seconds: 30, grace_seconds: 15 },
  slow: { move_seconds: 86_400, reserve_seconds: 0 },
} satisfies Record<string, Clocking>;

export type ClockName = keyof typeof CLOCKS;

/** Returns which of the clocks a table has, if it is one of them. */
export function clockName(clocking: Clocking): ClockName | undefined {
  const same = (a: Clocking, b: Clocking) =>
    (a.move_seconds ?? null) === (b.move_seconds ?? null) &&
    (a.reserve_seconds ?? 0) === (b.reserve_seconds ?? 0) &&
    (a.grace_seconds ?? null) === (b.grace_seconds ?? null);
  return (Object.keys(CLOCKS) as ClockName[]).find((name) => same(CLOCKS[name], clocking));
}

/** Returns the seconds that a seat has left, some time after the server's message; null for no
 *  limit. */
export function secondsLeft(clocks: ClockFacts, seat: number, since: number): number | null {
  const allowance = clocks.allowance[seat];
  const reserve = clocks.reserve[seat];
  if (allowance === undefined || reserve === undefined) return null;
  const runs = clocks.running.includes(seat) && !clocks.is_frozen;
  return Math.max(0, allowance + reserve - (runs ? since : 0));
}

/** Prints seconds: 1:05, or 2:00:00 for what is longer than an hour. */
export function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}
