import { expect, test } from "vitest";
import { checkDeal, pick } from "./deal";
import { hex, sha256, utf8 } from "./sha256";
import type { Deal } from "./wire";

const SEED = "a seed";

function dealt(change: Partial<Deal> = {}): Deal {
  const outcomes = ["snake", "5", "gas"];
  const weights = [3, 1, 2];
  const picks = [0, 1, 2, 3].map((number) => ({
    step: number * 2,
    outcomes,
    weights,
    came: outcomes[pick(SEED, "1=mine\n", number, weights)]!,
  }));
  const commitment = hex(sha256(utf8(SEED)));
  return { commitment, seed: SEED, entropy: { "1": "mine" }, picks, dealt: 0, ...change };
}

test("an honest deal is found honest", () => {
  const deal = dealt();
  expect(checkDeal(deal, deal.commitment)).toEqual({
    isHonest: true,
    commitmentHolds: true,
    promise: "yes",
    before: 0,
    picks: 4,
    right: 4,
    firstWrong: -1,
  });
});

test("an outcome that does not follow is named by its step", () => {
  const deal = dealt();
  const third = deal.picks[2]!;
  const other = third.outcomes.find((outcome) => outcome !== third.came)!;
  const picks = deal.picks.map((each) => (each === third ? { ...each, came: other } : each));
  expect(checkDeal({ ...deal, picks }, "")).toMatchObject({
    isHonest: false,
    promise: "unseen",
    right: 3,
    firstWrong: 4,
  });
});

test("a deal is checked from where it can be", () => {
  const { picks } = dealt();
  const rest = dealt({ picks: picks.slice(1), dealt: 1 });
  expect(checkDeal(rest, "")).toMatchObject({ isHonest: true, before: 1, picks: 3, right: 3 });
  expect(checkDeal({ ...rest, dealt: 0 }, "").isHonest).toBe(false);
});

test("another seed than the promised one is noticed", () => {
  const other = hex(sha256(utf8("another seed")));
  expect(checkDeal(dealt({ commitment: other }), "").commitmentHolds).toBe(false);
  expect(checkDeal(dealt(), other)).toMatchObject({ isHonest: false, promise: "no" });
});

test("chance of one's own changes the deal", () => {
  const weights = [1, 1, 1, 1, 1, 1, 1, 1];
  const all = (mixed: string) => [...Array(20).keys()].map((n) => pick(SEED, mixed, n, weights));
  expect(all("0=a\n")).not.toEqual(all("0=b\n"));
});

// The expected numbers are from core/dealer.py.
test("picks are those of the server's dealer", () => {
  const picks = [...Array(12).keys()].map((n) => pick("seed", "0=x\n", n, [5, 0, 3, 2, 7, 1]));
  expect(picks).toEqual([2, 4, 0, 4, 2, 5, 4, 4, 4, 2, 0, 4]);
});
