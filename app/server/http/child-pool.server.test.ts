import path from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChildLostError } from "./child-process.server";
import { ChildPool, PoolBusyError } from "./child-pool.server";

const limits = {
  processes: 1,
  waiting: 2,
  jobMs: 60_000,
  jobs: 100,
  memoryMb: 200,
  heapMb: 64,
  idleMs: 60_000,
};

let pool: ChildPool;

function open(changes: Partial<typeof limits> = {}): ChildPool {
  pool = new ChildPool(path.resolve("app/server/testing/odd-jobs.server.mjs"), {
    ...limits,
    ...changes,
  });
  return pool;
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => pool.close());

it("answers what a job returns or throws, in one process", async () => {
  open();
  const pid = await pool.run("pid", null);
  expect(await pool.run("double", 21)).toBe(42);
  await expect(pool.run("fail", "No such page.")).rejects.toThrow("No such page.");
  expect(await pool.run("pid", null)).toBe(pid);
  expect(pool.pids).toEqual([pid]);
});

it("gives its programs nothing of the settings", async () => {
  vi.stubEnv("SESSION_SECRET", "x".repeat(32));
  expect(await open().run("environment", null)).not.toContain("SESSION_SECRET");
  vi.unstubAllEnvs();
});

it("tries once more what ended a process, and others notice nothing", async () => {
  open();
  const pid = await pool.run("pid", null);
  const [survived, doubled] = await Promise.all([
    pool.run("crashUnless", pid),
    pool.run("double", 2),
  ]);
  expect([survived, doubled]).toEqual(["survived", 4]);
  await expect(pool.run("crash", null)).rejects.toThrow(/SIGSEGV/);
  expect(await pool.run("double", 3)).toBe(6);
});

it("goes on after a process that was idle was killed", async () => {
  open();
  process.kill(Number(await pool.run("pid", null)), "SIGKILL");
  expect(await pool.run("double", 4)).toBe(8);
});

it("ends what takes too long", async () => {
  open({ jobMs: 200 });
  await expect(pool.run("hang", null)).rejects.toThrow(ChildLostError);
  await expect(pool.run("hang", null)).rejects.toThrow("200 ms");
});

it.runIf(process.platform === "linux")("ends what takes too much memory", async () => {
  await expect(open({ memoryMb: 100 }).run("hog", null)).rejects.toThrow("200 MB");
});

it("replaces a process after its share of jobs, or when it holds too much", async () => {
  open({ jobs: 2 });
  const first = [await pool.run("pid", null), await pool.run("pid", null)];
  const third = await pool.run("pid", null);
  expect(first).toEqual([first[0], first[0]]);
  expect(third).not.toBe(first[0]);
  await pool.run("keep", 250);
  expect(await pool.run("pid", null)).not.toBe(third);
});

it("lets only so many wait, and forgets who gave up", async () => {
  open();
  const running = pool.run("double", 1);
  const gone = new AbortController();
  const waiting = [pool.run("double", 2, gone.signal), pool.run("double", 3)];
  await expect(pool.run("double", 4)).rejects.toThrow(PoolBusyError);
  gone.abort();
  await expect(waiting[0]).rejects.toThrow("aborted");
  expect(await Promise.all([running, waiting[1], pool.run("double", 5)])).toEqual([2, 6, 10]);
});

it("ends all at once when it is closed, and starts none anew", async () => {
  open();
  const jobs = [pool.run("hang", null), pool.run("double", 1)];
  pool.close();
  expect((await Promise.allSettled(jobs)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  await expect(pool.run("double", 2)).rejects.toThrow("closed");
  expect(pool.pids).toEqual([]);
});

it("ends a process that has nothing to do", async () => {
  open({ idleMs: 0 });
  await pool.run("double", 1);
  await vi.waitFor(() => expect(pool.pids).toEqual([]), { timeout: 30_000 });
});
