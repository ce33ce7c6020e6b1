// A worker program for tests. Its tasks succeed, fail, crash, never end or use up memory.
import process from "node:process";
import { isMainThread, threadId } from "node:worker_threads";

let count = 0;
/** Holds memory, so that it is not garbage-collected. @type {unknown[]} */
const heldMemory = [];

export const double = (/** @type {number} */ input) => input * 2;
/** Returns the id of the process or, in a thread, of the thread. */
export const workerId = () => (isMainThread ? process.pid : threadId);
export const environment = () => ({ ...process.env });
export const fail = (/** @type {string} */ input) => {
  throw new Error(input);
};
export const crash = () => process.kill(process.pid, "SIGSEGV");
/** Crashes in the process `pid`, so a second attempt, in a new process, succeeds. */
export const crashIn = (/** @type {number} */ pid) => (pid === process.pid ? crash() : "survived");
/** Waits forever, without using the processor. */
export const hang = () => new Promise(() => {});
/** Runs an endless loop. */
export const loopForever = () => {
  for (;;) count += 1;
};
/** Allocates memory outside the JavaScript heap, without end. */
export const fillMemory = () => {
  for (;;) heldMemory.push(Buffer.alloc(16 * 1024 * 1024, ++count));
};
/** Allocates memory in the JavaScript heap, without end. */
export const fillHeap = () => {
  for (;;) heldMemory.push(Array.from({ length: 100_000 }, () => ({ count: ++count })));
};
/** Holds this many mebibytes of memory after the task. */
export const holdMebibytes = (/** @type {number} */ input) =>
  heldMemory.push(Buffer.alloc(input * 1024 * 1024, 1));
