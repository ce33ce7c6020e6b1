// Runs in a worker thread. Node's asynchronous scrypt would occupy the few threads on which Node
// also reads files and resolves host names.
import { scryptSync } from "node:crypto";

/**
 * Returns the scrypt hash. `length` is in bytes.
 * @param {{ password: string, salt: Uint8Array, length: number, cost: { N: number, r: number, p:
 * number } }} task
 */
export function derive({ password, salt, length, cost }) {
  // Node's default limit of memory (32 MiB) is too low for the current cost.
  return scryptSync(password.normalize("NFKC"), salt, length, {
    ...cost,
    maxmem: 256 * cost.N * cost.r,
  });
}
