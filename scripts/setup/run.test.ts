import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const RUN = new URL("run.mjs", import.meta.url).href;

/** Runs a program of one line that can call `run`. Returns the exit code or the signal of its end. */
function runLine(line: string) {
  const program = `import { run } from "${RUN}"; ${line}`;
  const { status, signal } = spawnSync(process.execPath, [
    "--input-type=module",
    "--eval",
    program,
  ]);
  return { status, signal };
}

test("a signal ends the running programs and then the caller, with the signal's exit code", () => {
  const waiting = `run(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);`;
  expect(runLine(`${waiting} process.kill(process.pid, "SIGTERM");`)).toEqual({
    status: 143,
    signal: null,
  });
});

test("a signal has its default effect when no program runs", () => {
  const done = `await run(process.execPath, ["--eval", ""]);`;
  expect(runLine(`${done} process.kill(process.pid, "SIGTERM");`)).toEqual({
    status: null,
    signal: "SIGTERM",
  });
});
