// For tests: a program of a pool whose jobs go wrong in every way.
import process from "node:process";

let count = 0;
/** @type {Buffer[]} */
const hoard = [];

/** @type {Record<string, (input: any) => unknown>} */
const jobs = {
  double: (input) => input * 2,
  pid: () => process.pid,
  environment: () => Object.keys(process.env),
  fail: (input) => {
    throw new Error(input);
  },
  crash: () => process.kill(process.pid, "SIGSEGV"),
  /** Not the second time, which is in another process. */
  crashUnless: (pid) => (pid === process.pid ? process.kill(process.pid, "SIGSEGV") : "survived"),
  hang: () => new Promise(() => {}),
  hog: () => {
    for (;;) hoard.push(Buffer.alloc(16 * 1024 * 1024, ++count));
  },
  keep: (input) => hoard.push(Buffer.alloc(input * 1024 * 1024, 1)),
};

process.on("message", async (/** @type {{ name: string, input: unknown }} */ { name, input }) => {
  try {
    const value = await jobs[name]?.(input);
    process.send?.({ value, rss: process.memoryUsage.rss() });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : "", rss: 0 });
  }
});
