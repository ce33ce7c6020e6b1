import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";
import { timings } from "../../platform/metrics/metrics";
import type { Requester } from "../wire/requester";
import { ApiError, unacceptable } from "../wire/api-error";
import type { Drawable } from "./draw";
import { BusyError, FairQueue } from "../../platform/workers/fair-queue";

export type { Drawable } from "./draw";

/** Drawing PDFs aside, so that a long one keeps nobody waiting but who asked for it. */

const WORKERS = 2;
const turns = new FairQueue({ atOnce: WORKERS, perOwner: 2, waiting: 32, waitingPerOwner: 6 });

const drawn = timings("lejar_pdfs_seconds", "PDFs drawn, the wait for a worker included.", []);

// The start of a worker included, which on a busy machine must not be given up each time anew.
const LONGEST_MS = 20_000;
// Enough for the longest text that an invoice may have, all of it Chinese.
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };
const IDLE_MS = 60_000;

/** The PDF; refuses what is too long, and when too many are drawn already. */
export async function drawInWorker(
  document: Drawable,
  { accountId, signal }: Requester,
): Promise<Uint8Array> {
  try {
    const bytes = await drawn.time(
      {},
      () => turns.run(accountId, signal, () => runInWorker(document)),
      (error) => (error instanceof BusyError ? "busy" : signal.aborted ? "gone" : "failed"),
    );
    if (bytes) return bytes;
  } catch (error) {
    if (error instanceof BusyError)
      throw new ApiError(
        503,
        "Several PDFs are being drawn for you already. Please try again in a moment.",
      );
    if (signal.aborted) throw new ApiError(503, "Nobody waits for this PDF any longer.");
    if (!isOverLimit(error)) throw error;
    console.error("[pdf]", error);
    throw new ApiError(503, `This PDF takes too long to draw. ${SHORTER[kindOf(document)].later}`);
  }
  throw unacceptable(SHORTER[kindOf(document)].atAll);
}

const SHORTER = {
  invoice: {
    later: "Please shorten the texts of the invoice, or try again later.",
    atAll:
      "This invoice is too long for a PDF. Please shorten its texts, or make two invoices of it.",
  },
  statement: {
    later: "Please choose fewer days, or try again later.",
    atAll: "This statement is too long for a PDF. Please choose fewer days.",
  },
};

function kindOf(document: Drawable): keyof typeof SHORTER {
  return "sections" in document ? "statement" : "invoice";
}

/** A task never waits in the pool, which would forget it when a worker fails: it has its turn. */
function runInWorker(document: Drawable): Promise<Uint8Array | null> {
  // A worker that is still at it is ended.
  return workers().run(document, {
    signal: AbortSignal.timeout(LONGEST_MS),
  }) as Promise<Uint8Array | null>;
}

function isOverLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
  );
}

let kept: Tinypool | undefined;

/** None runs until it is needed, and each ends when it has had nothing to do. */
function workers(): Tinypool {
  if (kept) return kept;
  kept = new Tinypool({
    filename: workerProgram(),
    execArgv: [],
    minThreads: 0,
    maxThreads: WORKERS,
    idleTimeout: IDLE_MS,
    resourceLimits: MEMORY,
  });
  // Of a worker that fails without a task: the next one starts anew.
  kept.on("error", (error: unknown) => console.error("[pdf]", error));
  return kept;
}

/**
 * As it was built, beside the app; where the sources run as they are, or are being changed, as it
 * was written.
 */
function workerProgram(): string {
  const built = fileURLToPath(new URL("./draw-worker.js", import.meta.url));
  const isBuilt = process.env.NODE_ENV !== "development" && existsSync(built);
  return isBuilt ? built : path.resolve("upstream/pdf/draw-worker-source.mjs");
}
