import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { registerTimings } from "../../platform/metrics/metrics";
import type { Requester } from "../wire/requester";
import { ApiError, createRefusal } from "../wire/api-error";
import type { PrintableDocument } from "./draw";
import { BusyError } from "../../platform/workers/fair-queue";
import { WorkerLostError } from "../../platform/workers/worker";
import { WorkerPool } from "../../platform/workers/worker-pool";
import { toRefusal } from "../../domain/refusals/refusal";

export type { PrintableDocument } from "./draw";

// PDFs are drawn in worker threads, so that a long document delays only its own request.
const pool = new WorkerPool(workerProgram(), {
  name: "pdf",
  runtime: "thread",
  maxRunning: 2,
  maxWaiting: 32,
  maxWaitingPerOwner: 6,
  // Includes the start of a worker on a busy machine.
  taskMs: 20_000,
  // Enough for the longest text of an invoice, all of it Chinese.
  heapMb: 64,
  idleMs: 60_000,
  tries: 1,
});

const drawingTimes = registerTimings(
  "lejar_pdfs_seconds",
  "Time to draw a PDF, including the wait for a worker.",
  [],
);

/**
 * Returns the PDF. Throws an `ApiError` 422 when the document has too many pages, and 503 when too
 * many PDFs wait, when drawing takes too much time or memory, or when the requester has gone.
 */
export async function drawInWorker(
  document: PrintableDocument,
  { accountId: owner, signal }: Requester,
): Promise<Uint8Array> {
  try {
    const bytes = await drawingTimes.time(
      {},
      () => pool.run("default", document, { owner, signal }),
      (error) => (error instanceof BusyError ? "busy" : signal.aborted ? "gone" : "failed"),
    );
    if (bytes !== null) return z.instanceof(Uint8Array).parse(bytes);
  } catch (error) {
    if (error instanceof BusyError) throw new ApiError(503, toRefusal("pdfs_busy"));
    if (signal.aborted) throw new ApiError(503, toRefusal("pdf_abandoned"));
    if (!(error instanceof WorkerLostError) || error.reason !== "limit") throw error;
    console.error("[pdf]", error);
    throw new ApiError(503, toRefusal(`${chooseKind(document)}_takes_too_long`));
  }
  throw createRefusal(`${chooseKind(document)}_too_long_for_pdf`);
}

function chooseKind(document: PrintableDocument): "invoice" | "bundle" | "statement" {
  if ("invoices" in document) return "bundle";
  return "sections" in document ? "statement" : "invoice";
}

/**
 * Returns the path of the worker program: the built file beside the app, or the source file during
 * development and when there is no build.
 */
function workerProgram(): string {
  const built = fileURLToPath(new URL("./draw-worker.js", import.meta.url));
  const isBuilt = process.env.NODE_ENV !== "development" && existsSync(built);
  return isBuilt ? built : path.resolve("upstream/pdf/draw-worker-source.mjs");
}
