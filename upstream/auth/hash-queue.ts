import path from "node:path";
import { Tinypool } from "tinypool";
import { ApiError } from "../http/api-error";

const THREADS = 2;
const QUEUE = 20;
/** How many can be under way: about a second's work. */
export const MOST_AT_ONCE = THREADS + QUEUE;
const RETRY_AFTER_SECONDS = 3;

const pool = new Tinypool({
  filename: path.resolve("upstream/auth/hash-worker.mjs"),
  minThreads: 0,
  maxThreads: THREADS,
  idleTimeout: 30_000,
});

type Wanted = {
  password: string;
  salt: Uint8Array;
  length: number;
  cost: { N: number; r: number; p: number };
};

let underWay = 0;

/** Throws a `Refusal` 503 when too many wait for their turn already. */
export function refuseWhenBusy(): void {
  if (underWay < MOST_AT_ONCE) return;
  const message = "Many people are logging in just now. Please try again in a few seconds.";
  throw new ApiError(503, message, { retryAfter: RETRY_AFTER_SECONDS });
}

/**
 * The scrypt hash, made in a thread of its own when its turn comes; refused as by `refuseWhenBusy`.
 */
export async function deriveInTurn(wanted: Wanted): Promise<Buffer> {
  refuseWhenBusy();
  underWay += 1;
  try {
    return Buffer.from((await pool.run(wanted)) as Uint8Array);
  } finally {
    underWay -= 1;
  }
}
