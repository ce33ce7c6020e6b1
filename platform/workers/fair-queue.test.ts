import { describe, expect, it, vi } from "vitest";
import { BusyError, FairQueue } from "./fair-queue";

const here = new AbortController().signal;

/** Works that end when they are told to, in the order in which they began. */
function desk(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const turns = new FairQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: number, name: string, signal = here) =>
    turns.run(owner, signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endNext = async () => {
    await settle();
    ends.shift()?.();
    await settle();
  };
  return { ask, begun, endNext };
}

const limits = { maxRunning: 2, maxRunningPerOwner: 2, maxWaiting: 4, maxWaitingPerOwner: 2 };

describe("turns", () => {
  it("lets others in between one who asks for many", async () => {
    const { ask, begun, endNext } = desk(limits);
    const all = [
      ask(1, "a1"),
      ask(1, "a2"),
      ask(1, "a3"),
      ask(1, "a4"),
      ask(2, "b1"),
      ask(2, "b2"),
    ];
    for (let n = 0; n < all.length; n += 1) await endNext();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "a4", "b1", "b2"]);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
  });

  it("gives one owner no more than its share, though there is room", async () => {
    const { ask, begun, endNext } = desk({ ...limits, maxRunning: 3, maxRunningPerOwner: 1 });
    const all = [ask(1, "a1"), ask(1, "a2"), ask(2, "b1")];
    expect(begun).toEqual(["a1", "b1"]);
    for (let n = 0; n < all.length; n += 1) await endNext();
    await Promise.all(all);
    expect(begun).toEqual(["a1", "b1", "a2"]);
  });

  it("refuses who waits too often, and all when too many wait", async () => {
    const { ask } = desk(limits);
    for (const name of ["a1", "a2", "a3", "a4"]) void ask(1, name);
    await expect(ask(1, "a5")).rejects.toThrow(BusyError);
    for (const name of ["b1", "b2"]) void ask(2, name);
    await expect(ask(3, "c1")).rejects.toThrow(BusyError);
  });

  it("refuses who has waited too long when its turn comes, and lets the next on", async () => {
    const { ask, begun, endNext } = desk({ ...limits, maxRunning: 1, maxWaitMs: 3_000 });
    const first = ask(1, "a1");
    const late = expect(ask(1, "a2")).rejects.toThrow(BusyError);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 4_000);
    const next = ask(2, "b1");
    for (let n = 0; n < 2; n += 1) await endNext();
    vi.restoreAllMocks();
    await late;
    expect(await Promise.all([first, next])).toEqual(["a1", "b1"]);
    expect(begun).toEqual(["a1", "b1"]);
  });

  it("forgets who gave up, and goes on after a work that failed", async () => {
    const { ask, begun, endNext } = desk({ ...limits, maxRunning: 1 });
    const turns = new FairQueue(limits);
    await expect(turns.run(1, here, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const gone = new AbortController();
    const first = ask(1, "a1");
    const second = ask(1, "a2", gone.signal);
    const third = ask(1, "a3");
    gone.abort();
    await expect(second).rejects.toThrow("aborted");
    await expect(ask(1, "late", gone.signal)).rejects.toThrow("aborted");
    await endNext();
    await endNext();
    expect(await Promise.all([first, third])).toEqual(["a1", "a3"]);
    expect(begun).toEqual(["a1", "a3"]);
  });
});
