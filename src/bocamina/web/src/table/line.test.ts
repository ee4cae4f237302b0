import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyToClient } from "../wire";
import { Line, type LineState, type Socket } from "./line";

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readyState = 1;
  onopen = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: { id: number; type: string }[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  tell(message: Partial<AnyToClient>) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  news(version: number) {
    this.tell({ type: "news", version, view: null, legal: [], events: [] });
  }
  breakOff() {
    this.onclose?.({} as CloseEvent);
  }
}

const latest = () => FakeSocket.all.at(-1)!;
let states: LineState[];
let failing: number;
let since: number | null;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  failing = 0;
  since = null;
  line = new Line(
    "ws://mine/socket",
    {
      since: () => since,
      heard: (message) => message.type === "news" && (since = message.version),
      changed: (state) => states.push(state),
      failing: () => (failing += 1),
    },
    (address) => new FakeSocket(address),
  );
  line.open();
  latest().news(3);
});

afterEach(() => vi.useRealTimers());

test("it asks for everything first, and after a break for what is new", () => {
  expect(FakeSocket.all[0]!.address).toBe("ws://mine/socket?since=0");
  latest().news(7);
  latest().breakOff();
  expect(line.state).toBe("waiting");
  vi.advanceTimersByTime(1000);
  expect(latest().address).toBe("ws://mine/socket?since=7");
  latest().news(8);
  expect(states).toEqual(["opening", "open", "waiting", "opening", "open"]);
});

test("an answer reaches whoever asked", async () => {
  const answer = line.ask({ type: "move", move: "stay", expected: 3 });
  latest().tell({ type: "accepted", id: latest().sent[0]!.id, version: 4 });
  expect(await answer).toMatchObject({ type: "accepted", version: 4 });
});

test("a move that was not answered is asked again, talk is not", async () => {
  const first = latest();
  const move = line.ask({ type: "move", move: "stay", expected: 3 }, true);
  const talk = line.ask({ type: "say", text: "hello" });
  first.breakOff();
  expect(await talk).toBeNull();
  vi.advanceTimersByTime(1000);
  latest().news(3);
  expect(latest()).not.toBe(first);
  expect(latest().sent.map(({ type }) => type)).toEqual(["move"]);
  latest().tell({ type: "accepted", id: latest().sent[0]!.id, version: 4 });
  expect(await move).toMatchObject({ type: "accepted" });
});

test("a move asked while the line is down waits for it", async () => {
  latest().breakOff();
  const move = line.ask({ type: "move", move: "leave", expected: 3 }, true);
  vi.advanceTimersByTime(1000);
  latest().news(3);
  latest().tell({ type: "accepted", id: latest().sent[0]!.id, version: 4 });
  expect(await move).toMatchObject({ type: "accepted" });
});

test("silence after a question counts as a break", () => {
  void line.ask({ type: "resign" }, true);
  vi.advanceTimersByTime(8000);
  expect(line.state).toBe("waiting");
});

test("it waits longer after each failure, and asks whether there is anything left", () => {
  latest().breakOff();
  for (let attempt = 0; attempt < 5; attempt++) {
    vi.advanceTimersByTime(20_000);
    latest().breakOff();
  }
  expect(failing).toBe(2);
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(2900);
  expect(FakeSocket.all.length).toBe(before);
});

test("a server that says when to come back is obeyed", () => {
  latest().tell({ type: "closing", reason: "the server stops", reconnect_seconds: 5 });
  latest().breakOff();
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(4900);
  expect(FakeSocket.all.length).toBe(before);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("a closed line stays closed", async () => {
  const move = line.ask({ type: "move", move: "stay", expected: 3 }, true);
  line.close();
  expect(await move).toBeNull();
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(before);
});
