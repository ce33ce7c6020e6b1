import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const RUN = new URL("run.mjs", import.meta.url).href;

/** Runs a program of one line that knows `run`, and returns how it ended. */
function end(line: string) {
  const program = `import { run } from "${RUN}"; ${line}`;
  const { status, signal } = spawnSync(process.execPath, [
    "--input-type=module",
    "--eval",
    program,
  ]);
  return { status, signal };
}

test("a signal ends what runs, and then the program by the signal's number", () => {
  const waiting = `run(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);`;
  expect(end(`${waiting} process.kill(process.pid, "SIGTERM");`)).toEqual({
    status: 143,
    signal: null,
  });
});

test("a signal is the program's own once nothing runs", () => {
  const done = `await run(process.execPath, ["--eval", ""]);`;
  expect(end(`${done} process.kill(process.pid, "SIGTERM");`)).toEqual({
    status: null,
    signal: "SIGTERM",
  });
});
