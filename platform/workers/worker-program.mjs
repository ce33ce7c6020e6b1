// Runs the tasks of one program in a thread or process of its own (worker.ts): the functions that
// the file in its argument exports.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";

const program = import(pathToFileURL(process.argv[2] ?? "").href);

(parentPort ?? process).on(
  "message",
  async (/** @type {{ name: string, input: unknown }} */ { name, input }) => {
    const answer = await program
      .then((tasks) => tasks[name](input))
      .then(
        (value) => ({ value }),
        (error) => ({ error: error instanceof Error ? error.message : String(error) }),
      );
    // What a thread holds is not told apart from its process.
    if (parentPort) parentPort.postMessage({ ...answer, rss: 0 });
    else process.send?.({ ...answer, rss: process.memoryUsage.rss() });
  },
);

if (!parentPort) {
  // With the server. A signal to both is the server's to answer: what is under way is ended by it.
  process.on("disconnect", () => process.exit());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  endFirstWithoutMemory();
}

/** Tells Linux which process to end when memory runs out: this one, not the server. */
function endFirstWithoutMemory() {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Another system.
  }
}
