// Runs other programs so that none outlives this one: each gets a process group of its own, which
// is ended when the program ends, and when this process is told to stop. With nothing running and
// no `onStop`, signals do what they do without this file.
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const graceMs = 10_000;
/** @type {Map<number, import("node:child_process").ChildProcess>} */
const running = new Map();
/** @type {Array<() => void | Promise<void>>} */
const cleanups = [];
let stopping = false;

/** Registers work to do when this process is told to stop. */
export function onStop(/** @type {() => void | Promise<void>} */ cleanup) {
  cleanups.push(cleanup);
  listen();
}

/**
 * Runs a program to its end. Never rejects: a program that cannot be started counts as code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.quiet] what it prints is only returned
 * @param {boolean} [options.tee] what it prints is shown, and returned too
 * @param {number} [options.timeoutMs]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: options.quiet || options.tee ? ["ignore", "pipe", "pipe"] : "inherit",
    // A group of its own, so that what the program itself started can be ended with it.
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
    // 'exit', not 'close': a grandchild may still hold the pipes open, and it is ended here. What
    // has been printed until then is read first, unless one in another group holds them.
    child.on("exit", async (code) => {
      clearTimeout(timer);
      if (pid !== undefined) {
        signalGroup(pid, "SIGKILL");
        running.delete(pid);
      }
      await Promise.race([closed, sleep(1_000, undefined, { ref: false })]);
      // While stopping, what comes next must not be started.
      if (stopping) return;
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
    // It has ended already.
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
 * Asks what runs to end in good order, waits for it, then ends it. Always by SIGINT: on SIGTERM
 * Playwright leaves its folders and browsers behind.
 */
async function stop(/** @type {NodeJS.Signals} */ _signal, /** @type {number} */ number) {
  if (stopping) return;
  stopping = true;
  for (const pid of running.keys()) signalGroup(pid, "SIGINT");
  const deadline = Date.now() + graceMs;
  while (running.size > 0 && Date.now() < deadline) await sleep(50);
  for (const pid of running.keys()) signalGroup(pid, "SIGKILL");
  for (const cleanup of cleanups) await cleanup();
  process.exit(128 + number);
}
