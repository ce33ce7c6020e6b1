import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAutosave, FIELD_LEFT_MS, type SaveResult } from "./autosave";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The delay while the user is still typing. */
const TYPING_MS = 4_000;

/** Simulates a page and its server; `answers` are the results of the next requests. */
function simulatePage(answers: (SaveResult | Promise<SaveResult>)[] = []) {
  const page = { typed: "", saved: "", sent: [] as string[], isFailing: false, abortCount: 0 };
  const autosave = createAutosave({
    read: () => (page.typed === page.saved ? null : page.typed),
    async send(text, signal) {
      page.sent.push(text);
      signal.addEventListener("abort", () => void page.abortCount++);
      const answer = await (answers.shift() ?? "saved");
      if (answer === "saved") page.saved = text;
      return answer;
    },
    onFailing: (isFailing) => void (page.isFailing = isFailing),
  });
  const type = (text: string, wait = FIELD_LEFT_MS) => {
    page.typed = text;
    autosave.schedule(wait);
  };
  return { page, autosave, type };
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("typed text", () => {
  it("is sent once after a delay, in its newest state", async () => {
    const { page, type } = simulatePage();
    type("a", TYPING_MS);
    type("ab");
    type("abc", TYPING_MS);
    await advance(FIELD_LEFT_MS);
    expect(page.sent).toEqual(["abc"]);
    await advance(60_000);
    expect(page.sent).toEqual(["abc"]);
  });

  it("waits for the pending request and is then sent in its newest state", async () => {
    let answer: (value: SaveResult) => void = () => undefined;
    const { page, type } = simulatePage([new Promise((resolve) => (answer = resolve))]);
    type("a");
    await advance(FIELD_LEFT_MS);
    type("ab");
    await advance(60_000);
    type("abc");
    await advance(60_000);
    expect(page.sent).toEqual(["a"]);
    answer("saved");
    await advance(FIELD_LEFT_MS);
    expect(page.sent).toEqual(["a", "abc"]);
  });

  it("is sent at once when the page may close, without waiting for a pending request", async () => {
    const { page, autosave, type } = simulatePage([new Promise(() => undefined)]);
    type("a", TYPING_MS);
    autosave.flush();
    expect(page.sent).toEqual(["a"]);
    type("ab", TYPING_MS);
    autosave.flush();
    autosave.flush();
    expect(page).toMatchObject({ sent: ["a", "ab"], abortCount: 1 });
    await advance(60_000);
    expect(page).toMatchObject({ sent: ["a", "ab"], saved: "ab" });
  });

  it("is sent as empty after the user has deleted it", async () => {
    const { page, type } = simulatePage();
    type("a");
    await advance(FIELD_LEFT_MS);
    type("");
    await advance(FIELD_LEFT_MS);
    expect(page.sent).toEqual(["a", ""]);
  });

  it("is not sent while the form is submitted, and its pending request is aborted", async () => {
    const { page, autosave, type } = simulatePage([new Promise(() => undefined)]);
    type("a");
    await advance(FIELD_LEFT_MS);
    type("ab");
    autosave.pause();
    await advance(60_000);
    expect(page).toMatchObject({ sent: ["a"], abortCount: 1 });
    autosave.resume();
    await advance(FIELD_LEFT_MS);
    expect(page.sent).toEqual(["a", "ab"]);
  });
});

describe("leaving the page", () => {
  it("sends the unsaved text, and nothing afterwards", async () => {
    const { page, autosave, type } = simulatePage();
    type("a", TYPING_MS);
    autosave.leave();
    type("ab");
    await advance(60_000);
    expect(page.sent).toEqual(["a"]);
  });

  it("sends nothing when the text is saved or the form is being submitted", async () => {
    const { page, autosave, type } = simulatePage();
    type("a");
    await advance(FIELD_LEFT_MS);
    autosave.leave();
    expect(page.sent).toEqual(["a"]);
    const other = simulatePage();
    other.type("b", TYPING_MS);
    other.autosave.pause();
    other.autosave.leave();
    expect(other.page.sent).toEqual([]);
  });
});

describe("a failure", () => {
  it("is reported from the second time until saving works again", async () => {
    const { page, type } = simulatePage(["failed", "failed"]);
    type("a");
    await advance(FIELD_LEFT_MS);
    expect(page.isFailing).toBe(false);
    await advance(8_000);
    expect(page).toMatchObject({ sent: ["a", "a"], isFailing: true });
    await advance(8_000);
    expect(page).toMatchObject({ sent: ["a", "a", "a"], isFailing: false, saved: "a" });
  });

  it("because of a newer draft is reported at once, and the same text is not sent again", async () => {
    const { page, type } = simulatePage(["refused"]);
    type("a");
    await advance(60_000);
    expect(page).toMatchObject({ sent: ["a"], isFailing: true });
    type("ab");
    await advance(FIELD_LEFT_MS);
    expect(page.sent).toEqual(["a", "ab"]);
  });
});
