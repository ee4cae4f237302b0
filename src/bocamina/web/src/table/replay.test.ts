import { expect, test, vi } from "vitest";

const { Refusal } = await import("../server");
const noSuchGame = () =>
  Promise.reject(new Refusal({ kind: "refused", reason: "no-such-game" }, 404));

vi.mock("../server", async (actual) => ({
  ...(await actual<object>()),
  readGames: () => Promise.resolve([{ games: 1, seats: [] }]),
  readClaims: (_: string, game: number) => (game === 1 ? Promise.resolve([]) : noSuchGame()),
  readStory: () =>
    Promise.resolve({
      chapters: [{ step: 3, number: 1 }],
      highlights: [{ step: 9 }, { step: 3 }, { step: 7 }],
    }),
  readMoments: (_: string, game: number, viewer: number, start: number, count: number) =>
    game === 1 && viewer >= -2 && start <= 1_000_000
      ? Promise.resolve({
          steps: 12,
          moments: Array.from(
            { length: Math.max(0, Math.min(13 - start, count)) },
            (_each, step) => ({
              step: start + step,
              view: { seat: viewer, public: {}, private: null, turn: [] },
              events: [],
            }),
          ),
        })
      : noSuchGame(),
}));

const { Replay, SPEEDS } = await import("./replay.svelte");

async function opened(step = 0) {
  const replay = new Replay("table", { game: 1, step, viewer: -1 });
  await vi.waitFor(() => expect(replay.frame).not.toBeNull());
  return replay;
}

test("one leaps from landmark to landmark and to the ends", async () => {
  const replay = await opened();
  expect(replay.landmarks).toEqual([3, 7, 9]);
  const seen = [1, 1, 1, 1, -1, -1, -1, -1].map((by) => {
    replay.leap(by as 1 | -1);
    return replay.step;
  });
  expect(seen).toEqual([3, 7, 9, 12, 9, 7, 3, 0]);
});

test("the speed goes from half to eight times and round again", async () => {
  const replay = await opened();
  const seen = SPEEDS.map(() => {
    replay.press("+");
    return replay.speed;
  });
  expect(seen).toEqual([2, 4, 8, 0.5, 1]);
  replay.press("-");
  expect(replay.speed).toBe(0.5);
});

test("an address beyond the end leads to the end", async () => {
  expect((await opened(30)).frame?.step).toBe(12);
  expect((await opened(700)).frame?.step).toBe(12);
  expect((await opened(1e21)).frame?.step).toBe(12);
});

test("an address with nobody's eyes leads to those of who watches", async () => {
  for (const viewer of [7, -9]) {
    const replay = new Replay("table", { game: 1, step: 3, viewer });
    await vi.waitFor(() => expect(replay.frame?.step).toBe(3));
    expect(replay.viewer).toBe(-1);
    replay.follow({ game: 1, step: 700, viewer });
    await vi.waitFor(() => expect(replay.frame?.step).toBe(12));
    expect(replay.viewer).toBe(-1);
  }
});

test("why a game that was never played cannot be shown is known", async () => {
  const replay = new Replay("table", { game: 7, step: 3, viewer: 0 });
  await vi.waitFor(() => expect(replay.problem?.reason).toBe("no-such-game"));
  expect(replay.frame).toBeNull();
});

test("a step that is on its way is shown when it has come", async () => {
  const replay = await opened();
  replay.look(2);
  await replay.show(5);
  expect(replay.frame?.step).toBe(5);
  expect(replay.frame?.view.seat).toBe(2);
});
