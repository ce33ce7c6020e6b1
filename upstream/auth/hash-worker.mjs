// Runs in a worker thread: Node's own asynchronous scrypt would take the few
// threads on which it also reads files and looks up names.
import { scryptSync } from "node:crypto";
import os from "node:os";
import process from "node:process";

// On Linux a thread has a priority of its own: pages go before logins, at about three to one. Elsewhere this would be the
// whole program's.
const BELOW_PAGES = 5;
if (process.platform === "linux") os.setPriority(0, BELOW_PAGES);

/** @param {{ password: string, salt: Uint8Array, length: number, cost: { N: number, r: number, p: number } }} wanted */
export default function derive({ password, salt, length, cost }) {
  // Node's default limit is just below what this cost needs.
  return scryptSync(password.normalize("NFKC"), salt, length, { ...cost, maxmem: 256 * cost.N * cost.r });
}
