// Runs in a worker thread: Node's own asynchronous scrypt would take the few
// threads on which it also reads files and looks up names.
import { scryptSync } from "node:crypto";

/**
 * @param {{ password: string, salt: Uint8Array, length: number, cost: { N: number, r: number, p:
 * number } }} wanted
 */
export function derive({ password, salt, length, cost }) {
  // Node's default limit is just below what this cost needs.
  return scryptSync(password.normalize("NFKC"), salt, length, {
    ...cost,
    maxmem: 256 * cost.N * cost.r,
  });
}
