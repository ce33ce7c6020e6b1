import path from "node:path";
import * as z from "zod";
import { BusyError } from "../../platform/workers/fair-queue";
import { WorkerLostError } from "../../platform/workers/worker";
import { WorkerPool } from "../../platform/workers/worker-pool";
import { ApiError } from "../wire/api-error";
import type { Requester } from "../wire/requester";
import { toRefusal } from "../../domain/refusals/refusal";

/** Runs one picture at a time, because a large picture takes some hundred megabytes of memory. */
const pool = new WorkerPool(path.resolve("upstream/pictures/picture-program.mjs"), {
  name: "picture",
  runtime: "process",
  maxRunning: 1,
  maxWaiting: 8,
  maxWaitingPerOwner: 1,
  // This time includes the start of the process on a busy machine.
  taskMs: 15_000,
  maxTasks: 1,
  heapMb: 192,
  idleMs: 0,
  tries: 1,
});

const MAX_RESULT_BYTES = 4 * 1024 * 1024;
const resultSchema = z
  .instanceof(Uint8Array)
  .refine(
    ({ length }) => length <= MAX_RESULT_BYTES,
    "the result of the picture program is too large",
  );

/**
 * Is thrown when the program fails on a picture, which is usually damaged or has a wrong header.
 */
export class UnreadablePictureError extends Error {}

/**
 * Runs a function of `picture-program.mjs` on a picture in a new process. Throws
 * `UnreadablePictureError` when decoding fails, and an `ApiError` 503 when too many pictures wait.
 */
export async function runPictureProgram(
  name: "convertLogo" | "readQrCode",
  bytes: Uint8Array,
  { accountId: owner, signal }: Requester,
): Promise<Buffer> {
  try {
    return Buffer.from(resultSchema.parse(await pool.run(name, bytes, { owner, signal })));
  } catch (error) {
    if (error instanceof BusyError)
      throw new ApiError(503, toRefusal("pictures_busy"), { retryAfter: 5 });
    const isWorkerFault = error instanceof WorkerLostError && error.reason === "error";
    if (signal.aborted || isWorkerFault || !(error instanceof Error)) throw error;
    throw new UnreadablePictureError(error.message);
  }
}
