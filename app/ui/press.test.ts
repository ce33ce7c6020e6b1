import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForPressEnd, watchPresses } from "./press";

let page: EventTarget;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  stop = watchPresses(page);
});
afterEach(async () => {
  stop();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const send = (type: string) => page.dispatchEvent(new Event(type));

function startMessage() {
  const wasShown = vi.fn();
  void waitForPressEnd().then(wasShown);
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return wasShown.mock.calls.length > 0;
  };
}

test("a message does not wait without a press", async () => {
  expect(await startMessage()()).toBe(true);
});

test("a message waits until the click of a held button has been handled", async () => {
  send("pointerdown");
  const wasShown = startMessage();
  expect(await wasShown()).toBe(false);
  send("pointerup");
  expect(await wasShown()).toBe(false);
  const order: string[] = [];
  void waitForPressEnd().then(() => order.push("shown"));
  page.addEventListener("click", () => order.push("clicked"));
  send("click");
  expect(await wasShown()).toBe(true);
  expect(order).toEqual(["clicked", "shown"]);
  expect(await startMessage()()).toBe(true);
});

test("scrolling ends the press", async () => {
  send("pointerdown");
  const wasShown = startMessage();
  send("pointercancel");
  expect(await wasShown()).toBe(true);
});

test.each([
  ["without a click", ["pointerdown", "pointerup"]],
  ["without a release", ["pointerdown"]],
])("a press %s delays a message for a limited time", async (_, events) => {
  events.forEach(send);
  const wasShown = startMessage();
  expect(await wasShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await wasShown()).toBe(true);
});

test("a message also waits for a second press that begins as the first ends", async () => {
  send("pointerdown");
  const wasShown = startMessage();
  send("pointerup");
  send("pointerdown");
  await vi.advanceTimersByTimeAsync(500);
  expect(await wasShown()).toBe(false);
  send("click");
  expect(await wasShown()).toBe(true);
});

test("a message stops waiting when presses are no longer watched", async () => {
  send("pointerdown");
  const wasShown = startMessage();
  stop();
  expect(await wasShown()).toBe(true);
});
