// Runs in a thread or process that worker.ts starts, and runs the functions that the file in its
// argument exports.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";

const program = import(pathToFileURL(process.argv[2] ?? "").href);

(parentPort ?? process).on(
  "message",
  async (/** @type {{ name: string, input: unknown }} */ { name, input }) => {
    const result = await program
      .then((tasks) => tasks[name](input))
      .then(
        (value) => ({ value }),
        (error) => ({ error: error instanceof Error ? error.message : String(error) }),
      );
    // The memory of a thread is not measured separately from its process.
    if (parentPort) parentPort.postMessage({ ...result, rss: 0 });
    else process.send?.({ ...result, rss: process.memoryUsage.rss() });
  },
);

if (!parentPort) {
  // The process ends with the server. A signal goes to both; the server handles it and ends the
  // tasks.
  process.on("disconnect", () => process.exit());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  endFirstWithoutMemory();
}

/** Tells Linux to end this process first, and not the server, when memory runs out. */
function endFirstWithoutMemory() {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Other systems have no such file.
  }
}
