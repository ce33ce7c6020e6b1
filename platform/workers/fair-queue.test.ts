import { describe, expect, it, vi } from "vitest";
import { BusyError, FairQueue } from "./fair-queue";

const active = new AbortController().signal;

/** Creates a queue whose tasks end one by one, in the order in which they started. */
function createQueue(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(limits);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: number, name: string, signal = active) =>
    queue.run(owner, signal, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const flush = () => new Promise((resolve) => setImmediate(resolve));
  const endNext = async () => {
    await flush();
    ends.shift()?.();
    await flush();
  };
  return { add, started, endNext };
}

const limits = { maxRunning: 2, maxRunningPerOwner: 2, maxWaiting: 4, maxWaitingPerOwner: 2 };

describe("FairQueue", () => {
  it("runs the tasks of other owners between the tasks of an owner with many tasks", async () => {
    const { add, started, endNext } = createQueue(limits);
    const all = [
      add(1, "a1"),
      add(1, "a2"),
      add(1, "a3"),
      add(1, "a4"),
      add(2, "b1"),
      add(2, "b2"),
    ];
    for (let n = 0; n < all.length; n += 1) await endNext();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "a4", "b1", "b2"]);
    expect(started).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
  });

  it("limits the running tasks per owner", async () => {
    const { add, started, endNext } = createQueue({
      ...limits,
      maxRunning: 3,
      maxRunningPerOwner: 1,
    });
    const all = [add(1, "a1"), add(1, "a2"), add(2, "b1")];
    expect(started).toEqual(["a1", "b1"]);
    for (let n = 0; n < all.length; n += 1) await endNext();
    await Promise.all(all);
    expect(started).toEqual(["a1", "b1", "a2"]);
  });

  it("rejects a task when too many tasks of one owner, or of all owners, wait", async () => {
    const { add } = createQueue(limits);
    for (const name of ["a1", "a2", "a3", "a4"]) void add(1, name);
    await expect(add(1, "a5")).rejects.toThrow(BusyError);
    for (const name of ["b1", "b2"]) void add(2, name);
    await expect(add(3, "c1")).rejects.toThrow(BusyError);
  });

  it("rejects a task that has waited too long, and runs the next one", async () => {
    const { add, started, endNext } = createQueue({ ...limits, maxRunning: 1, maxWaitMs: 3_000 });
    const first = add(1, "a1");
    const late = expect(add(1, "a2")).rejects.toThrow(BusyError);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 4_000);
    const next = add(2, "b1");
    for (let n = 0; n < 2; n += 1) await endNext();
    vi.restoreAllMocks();
    await late;
    expect(await Promise.all([first, next])).toEqual(["a1", "b1"]);
    expect(started).toEqual(["a1", "b1"]);
  });

  it("removes an aborted task from the queue, and runs the next task after a failed one", async () => {
    const { add, started, endNext } = createQueue({ ...limits, maxRunning: 1 });
    const queue = new FairQueue({ ...limits, maxRunning: 1 });
    await expect(queue.run(1, active, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await queue.run(1, active, () => Promise.resolve("next"))).toBe("next");
    const aborted = new AbortController();
    const first = add(1, "a1");
    const second = add(1, "a2", aborted.signal);
    const third = add(1, "a3");
    aborted.abort();
    await expect(second).rejects.toThrow("aborted");
    await expect(add(1, "late", aborted.signal)).rejects.toThrow("aborted");
    await endNext();
    await endNext();
    expect(await Promise.all([first, third])).toEqual(["a1", "a3"]);
    expect(started).toEqual(["a1", "a3"]);
  });
});
