// Verifies a deal: every outcome must follow from the seed that was committed to beforehand.

import { hex, hmac, sha256, utf8 } from "./sha256";
import type { Deal } from "./wire";

export interface DealVerdict {
  isHonest: boolean;
  commitmentHolds: boolean; // the seed is the one that was committed to
  /** Whether this browser saw the same commitment before the game: yes, no, or never saw one. */
  promise: "yes" | "no" | "unseen";
  before: number; // picks under rules that the server no longer has
  picks: number;
  right: number;
  firstWrong: number; // the step, or -1
}

const SPAN = 2n ** 256n;

/** Returns the index that the dealer must have picked. */
export function pick(
  seed: string,
  mixed: string,
  dealt: number,
  weights: readonly number[],
): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return -1;
  let left: bigint;
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${hex(hmac(utf8(seed), utf8(`${mixed}${dealt}.${attempt}`)))}`);
    // Rejection sampling: numbers past the last multiple of the total would favour the first
    // outcomes.
    if (number < SPAN - (SPAN % total)) {
      left = number % total;
      break;
    }
  }
  for (const [index, weight] of weights.entries()) {
    if (left < BigInt(weight)) return index;
    left -= BigInt(weight);
  }
  return -1;
}

/** Checks a deal against the commitment that this browser noted before the game, if it did. */
export function checkDeal(deal: Deal, noted: string): DealVerdict {
  const commitmentHolds = hex(sha256(utf8(deal.seed))) === deal.commitment;
  const promise = noted === "" ? "unseen" : noted === deal.commitment ? "yes" : "no";
  const mixed = Object.entries(deal.entropy)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([seat, text]) => `${seat}=${text}\n`)
    .join("");
  let right = 0;
  let firstWrong = -1;
  for (const [number, { step, outcomes, weights, came }] of deal.picks.entries()) {
    if (outcomes[pick(deal.seed, mixed, deal.dealt + number, weights)] === came) right += 1;
    else if (firstWrong < 0) firstWrong = step;
  }
  const isHonest = commitmentHolds && promise !== "no" && firstWrong < 0;
  const { dealt: before, picks } = deal;
  return { isHonest, commitmentHolds, promise, before, picks: picks.length, right, firstWrong };
}
