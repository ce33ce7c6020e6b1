import path from "node:path";
import { Tinypool } from "tinypool";
import { ApiError } from "../wire/api-error";

const THREADS = 2;
const QUEUE = 20;
/** How many can be under way: about a second's work. */
export const MOST_AT_ONCE = THREADS + QUEUE;
const RETRY_AFTER_SECONDS = 3;
/**
 * Whoever has waited longer is refused, and nothing is hashed for them: on a machine that is full
 * they would have given up by the time of the answer, and so would everybody after them.
 */
const MOST_WAIT_MS = 3_000;

const pool = new Tinypool({
  filename: path.resolve("upstream/accounts/hash-worker.mjs"),
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
let atWork = 0;
const waiting: (() => void)[] = [];

/** Throws a `Refusal` 503 when too many wait for their turn already. */
export function refuseWhenBusy(): void {
  if (underWay >= MOST_AT_ONCE) throw busy();
}

/**
 * The scrypt hash, made in a thread of its own when its turn comes; refused as by `refuseWhenBusy`.
 */
export async function deriveInTurn(wanted: Wanted): Promise<Buffer> {
  refuseWhenBusy();
  underWay += 1;
  try {
    await turn();
    return Buffer.from((await pool.run(wanted).finally(passOn)) as Uint8Array);
  } finally {
    underWay -= 1;
  }
}

async function turn(): Promise<void> {
  if (atWork < THREADS) {
    atWork += 1;
    return;
  }
  const began = performance.now();
  await new Promise<void>((resolve) => waiting.push(resolve));
  if (performance.now() - began <= MOST_WAIT_MS) return;
  passOn();
  throw busy();
}

function passOn(): void {
  const next = waiting.shift();
  if (next) next();
  else atWork -= 1;
}

function busy(): ApiError {
  const message = "Many people are logging in just now. Please try again in a few seconds.";
  return new ApiError(503, message, { retryAfter: RETRY_AFTER_SECONDS });
}
