// Runs other programs so that none of them runs longer than this one. Each program gets a process
// group of its own, which is ended when the program ends and when this process is told to stop.
// While no program runs and `onStop` was not called, signals have their default effect.
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const graceMs = 10_000;
/** @type {Map<number, import("node:child_process").ChildProcess>} */
const running = new Map();
/** @type {Array<() => void | Promise<void>>} */
const cleanups = [];
let isStopping = false;

/** Registers a function that is called when this process is told to stop. */
export function onStop(/** @type {() => void | Promise<void>} */ cleanup) {
  cleanups.push(cleanup);
  listen();
}

/**
 * Runs a program to its end. Never rejects; a program that cannot be started has the exit code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.quiet] whether the output is returned and not printed
 * @param {boolean} [options.tee] whether the output is returned and printed
 * @param {number} [options.timeoutMs]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: options.quiet || options.tee ? ["ignore", "pipe", "pipe"] : "inherit",
    // `detached` creates a process group, so that the programs which the child starts can be ended
    // with it.
    detached: true,
  });
  let output = "";
  for (const stream of /** @type {const} */ (["stdout", "stderr"])) {
    child[stream]?.setEncoding("utf8").on("data", (text) => (output += text));
    if (options.tee) child[stream]?.pipe(process[stream], { end: false });
  }
  const closed = new Promise((resolve) => child.once("close", resolve));
  const pid = child.pid;
  if (pid !== undefined) {
    running.set(pid, child);
    listen();
  }
  const timer = options.timeoutMs
    ? setTimeout(() => pid !== undefined && signalGroup(pid, "SIGKILL"), options.timeoutMs)
    : undefined;

  return new Promise((resolve) => {
    child.on("error", (error) => {
      if (pid === undefined) resolve({ code: 127, output: error.message });
    });
    // The event 'close' would wait for the pipes, which a grandchild may hold open. So the group is
    // ended on 'exit', and its output is then read for at most a second.
    child.on("exit", async (code) => {
      clearTimeout(timer);
      if (pid !== undefined) {
        signalGroup(pid, "SIGKILL");
        running.delete(pid);
      }
      await Promise.race([closed, sleep(1_000, undefined, { ref: false })]);
      // The caller must not start the next program while this process stops.
      if (isStopping) return;
      if (running.size === 0 && cleanups.length === 0) unlisten();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** @type {NodeJS.Signals[]} */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

function listen() {
  unlisten();
  for (const signal of signals) process.on(signal, stop);
}

function unlisten() {
  for (const signal of signals) process.off(signal, stop);
}

/**
 * Sends SIGINT to all running programs and kills those that have not ended after `graceMs`. Then
 * runs the cleanups and exits. The signal is not SIGTERM, because on SIGTERM Playwright neither
 * removes its folders nor ends its browsers.
 */
async function stop(/** @type {NodeJS.Signals} */ _signal, /** @type {number} */ number) {
  if (isStopping) return;
  isStopping = true;
  for (const pid of running.keys()) signalGroup(pid, "SIGINT");
  const deadline = Date.now() + graceMs;
  while (running.size > 0 && Date.now() < deadline) await sleep(50);
  for (const pid of running.keys()) signalGroup(pid, "SIGKILL");
  for (const cleanup of cleanups) await cleanup();
  process.exit(128 + number);
}
