// The program of every worker. worker.ts starts it in a thread or process, with a file as argument.
// It runs the functions that this file exports, one for each message.
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
    // The size of a thread is sent as 0, because its memory cannot be measured separately from the
    // memory of its process.
    if (parentPort) parentPort.postMessage({ ...result, rss: 0 });
    else process.send?.({ ...result, rss: process.memoryUsage.rss() });
  },
);

if (!parentPort) {
  // The process ends when the server ends. A signal such as Ctrl-C reaches server and worker. The
  // worker ignores it, because the server handles the signal and ends the tasks.
  process.on("disconnect", () => process.exit());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  endBeforeServer();
}

/** Tells Linux to end this process first, and not the server, when memory runs out. */
function endBeforeServer() {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Other systems have no such file.
  }
}
