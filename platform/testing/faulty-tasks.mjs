// A worker program for tests, whose tasks fail in every way.
import process from "node:process";
import { isMainThread, threadId } from "node:worker_threads";

let count = 0;
/** @type {unknown[]} */
const hoard = [];

export const double = (/** @type {number} */ input) => input * 2;
export const id = () => (isMainThread ? process.pid : threadId);
export const environment = () => ({ ...process.env });
export const fail = (/** @type {string} */ input) => {
  throw new Error(input);
};
export const crash = () => process.kill(process.pid, "SIGSEGV");
/** Crashes only in the process `pid`, so a second attempt in a new process succeeds. */
export const crashUnless = (/** @type {number} */ pid) =>
  pid === process.pid ? crash() : "survived";
export const hang = () => new Promise(() => {});
export const spin = () => {
  for (;;) count += 1;
};
export const hog = () => {
  for (;;) hoard.push(Buffer.alloc(16 * 1024 * 1024, ++count));
};
export const hogHeap = () => {
  for (;;) hoard.push(Array.from({ length: 100_000 }, () => ({ count: ++count })));
};
export const keep = (/** @type {number} */ input) =>
  hoard.push(Buffer.alloc(input * 1024 * 1024, 1));
