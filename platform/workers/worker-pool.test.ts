import path from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BusyError } from "./fair-queue";
import { WorkerLostError } from "./worker";
import { WorkerPool } from "./worker-pool";

const limits = {
  name: "test",
  runtime: "process" as "process" | "thread",
  maxRunning: 1,
  maxRunningPerOwner: 1,
  maxWaiting: 2,
  maxWaitingPerOwner: 2,
  taskMs: 60_000,
  maxTasks: 100,
  memoryMb: 200,
  heapMb: 64,
  idleMs: 60_000,
  tries: 2,
};

let pool: WorkerPool;

function open(changes: Partial<typeof limits> = {}): WorkerPool {
  pool = new WorkerPool(path.resolve("platform/testing/faulty-tasks.mjs"), {
    ...limits,
    ...changes,
  });
  return pool;
}

const runtimes = ["process", "thread"] as const;

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => pool.close());

it.each(runtimes)(
  "a pool returns the value or throws the error of a task, in one %s",
  async (runtime) => {
    open({ runtime });
    const id = await pool.run("workerId", null);
    expect(await pool.run("double", 21)).toBe(42);
    await expect(pool.run("fail", "No such page.")).rejects.toThrow("No such page.");
    expect(await pool.run("workerId", null)).toBe(id);
    expect(pool.pids).toEqual(runtime === "process" ? [id] : []);
  },
);

it.each(runtimes)("a pool does not pass the settings to its program, in a %s", async (runtime) => {
  vi.stubEnv("SESSION_SECRET", "x".repeat(32));
  vi.stubEnv("TMPDIR", undefined);
  const environment = await open({ runtime }).run("environment", null);
  expect(environment).toMatchObject({ NODE_ENV: "test", PATH: process.env.PATH });
  expect(environment).not.toHaveProperty("SESSION_SECRET");
  expect(environment).not.toHaveProperty("TMPDIR");
  vi.unstubAllEnvs();
});

it("a pool retries a task that ended its process, while other tasks succeed", async () => {
  open();
  const id = await pool.run("workerId", null);
  const [survived, doubled] = await Promise.all([pool.run("crashIn", id), pool.run("double", 2)]);
  expect([survived, doubled]).toEqual(["survived", 4]);
  await expect(pool.run("crash", null)).rejects.toThrow(/SIGSEGV/);
  expect(await pool.run("double", 3)).toBe(6);
});

it("a pool runs a task in a new process after an idle process was killed", async () => {
  open();
  process.kill(Number(await pool.run("workerId", null)), "SIGKILL");
  expect(await pool.run("double", 4)).toBe(8);
});

it.each(runtimes)("a pool ends a task that takes too long, in a %s", async (runtime) => {
  open({ runtime, taskMs: 200 });
  await expect(pool.run("hang", null)).rejects.toThrow(WorkerLostError);
  await expect(pool.run("loopForever", null)).rejects.toMatchObject({
    message: expect.stringContaining("200 ms") as unknown,
    reason: "limit",
  });
});

it.runIf(process.platform === "linux")(
  "a pool ends a task that takes too much memory",
  async () => {
    // A running task may take twice the memory after which an idle process is replaced.
    await expect(open({ memoryMb: 100 }).run("fillMemory", null)).rejects.toThrow("200 MB");
  },
);

it("a pool ends a thread that takes too much memory, and runs the next task in another thread", async () => {
  open({ runtime: "thread" });
  await expect(pool.run("fillHeap", null)).rejects.toMatchObject({ reason: "limit" });
  expect(await pool.run("double", 3)).toBe(6);
});

it("a pool does not retry a task when only one attempt is allowed", async () => {
  open({ tries: 1 });
  const id = await pool.run("workerId", null);
  await expect(pool.run("crashIn", id)).rejects.toMatchObject({ reason: "exit" });
  expect(await pool.run("crashIn", id)).toBe("survived");
});

it("a pool limits the workers per owner", async () => {
  open({ maxRunning: 3 });
  const ask = (owner: number) => pool.run("workerId", null, { owner });
  const [first, , other] = await Promise.all([ask(1), ask(1), ask(2)]);
  expect(new Set(pool.pids)).toEqual(new Set([first, other]));
});

it("a pool replaces a process after its last task, or when it holds too much memory", async () => {
  open({ maxTasks: 2 });
  const first = [await pool.run("workerId", null), await pool.run("workerId", null)];
  const third = await pool.run("workerId", null);
  expect(first).toEqual([first[0], first[0]]);
  expect(third).not.toBe(first[0]);
  pool.close();
  open();
  const holder = await pool.run("workerId", null);
  await pool.run("holdMebibytes", 250);
  expect(await pool.run("workerId", null)).not.toBe(holder);
});

it("a pool limits the waiting tasks, and removes an aborted task", async () => {
  open();
  const running = pool.run("double", 1);
  const aborted = new AbortController();
  const waiting = [pool.run("double", 2, { signal: aborted.signal }), pool.run("double", 3)];
  await expect(pool.run("double", 4)).rejects.toThrow(BusyError);
  aborted.abort();
  await expect(waiting[0]).rejects.toThrow("aborted");
  expect(await Promise.all([running, waiting[1], pool.run("double", 5)])).toEqual([2, 6, 10]);
});

it.each(runtimes)("a pool that is closed ends each %s and starts no other", async (runtime) => {
  open({ runtime });
  const tasks = [pool.run("hang", null), pool.run("double", 1)];
  pool.close();
  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  await expect(pool.run("double", 2)).rejects.toThrow("closed");
  expect(pool.pids).toEqual([]);
});

it("a pool ends an idle process", async () => {
  open({ idleMs: 0 });
  await pool.run("double", 1);
  await vi.waitFor(() => expect(pool.pids).toEqual([]), { timeout: 30_000 });
});
