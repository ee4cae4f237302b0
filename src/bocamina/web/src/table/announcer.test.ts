import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "./announcer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heard = ({ polite, after, assertive }: Announcer) => [polite, after, assertive];

test("a turn is called at once where there are no news", () => {
  const voice = new Announcer();
  voice.call("Your turn");
  expect(heard(voice)).toEqual(["", "", "Your turn"]);
  voice.call("");
  expect(heard(voice)).toEqual(["", "", ""]);
});

test("a turn that comes with news is called after them, and cuts nothing off", () => {
  const voice = new Announcer();
  voice.tell(["A treasure: 7 gems."]);
  voice.call("Your turn");
  voice.tell(["An idol."]);
  expect(heard(voice)).toEqual(["", "", ""]);
  vi.runAllTimers();
  expect(heard(voice)).toEqual(["A treasure: 7 gems. An idol.", "Your turn", ""]);
  expect(voice.news).toBe("A treasure: 7 gems. An idol."); // which a key reads again
  voice.say("Stay.");
  expect(heard(voice)).toEqual(["Stay.", "", ""]);
});

test("a turn that is over before it could be called is not", () => {
  const voice = new Announcer();
  voice.tell(["A treasure: 7 gems."]);
  voice.call("Your turn");
  voice.call("");
  vi.runAllTimers();
  expect(heard(voice)).toEqual(["A treasure: 7 gems.", "", ""]);
});
