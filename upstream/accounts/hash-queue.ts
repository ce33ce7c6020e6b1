import path from "node:path";
import * as z from "zod";
import { BusyError } from "../../platform/workers/fair-queue";
import { WorkerPool } from "../../platform/workers/worker-pool";
import { ApiError } from "../wire/api-error";
import { toRefusal } from "../../domain/refusals/refusal";

/** The most hashes that run (THREADS) and that wait (MAX_WAITING) at the same time. */
const THREADS = 2;
const MAX_WAITING = 20;
/** The most hashes that run or wait at the same time. All of them together take about a second. */
export const MAX_PENDING_HASHES = THREADS + MAX_WAITING;
const RETRY_AFTER_SECONDS = 3;

const pool = new WorkerPool(path.resolve("upstream/accounts/hash-worker.mjs"), {
  name: "password",
  runtime: "thread",
  maxRunning: THREADS,
  maxWaiting: MAX_WAITING,
  maxWaitMs: 3_000,
  taskMs: 60_000,
  heapMb: 64,
  idleMs: 30_000,
  tries: 1,
});

type HashTask = {
  password: string;
  salt: Uint8Array;
  length: number;
  cost: { N: number; r: number; p: number };
};

/**
 * Throws an `ApiError` 503 when so many hashes wait that `hashInWorker` would refuse another hash.
 */
export function refuseWhenHashQueueIsFull(): void {
  try {
    pool.refuseWhenBusy();
  } catch (error) {
    throw toApiError(error);
  }
}

/**
 * Computes the scrypt hash in a worker thread. Throws an `ApiError` 503 when too many hashes wait,
 * or when the hash has waited for more than three seconds.
 */
export async function hashInWorker(task: HashTask): Promise<Buffer> {
  const hash = await pool.run("derive", task).catch((error: unknown) => {
    throw toApiError(error);
  });
  return Buffer.from(z.instanceof(Uint8Array).parse(hash));
}

function toApiError(error: unknown): unknown {
  if (!(error instanceof BusyError)) return error;
  return new ApiError(503, toRefusal("logins_busy"), { retryAfter: RETRY_AFTER_SECONDS });
}
