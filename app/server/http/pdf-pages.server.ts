import { createHash } from "node:crypto";
import path from "node:path";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { registerGauge } from "../../../platform/metrics/metrics";
import { BusyError } from "../../../platform/workers/fair-queue";
import { WorkerPool } from "../../../platform/workers/worker-pool";
import { singleton } from "~/lib/singleton.server";
import type { Session } from "../session/session-storage.server";

/** The pages of a PDF as pictures, for a browser that cannot show the file itself. */

/** Where a PDF comes from; `name` tells it from the company's others. */
type PdfSource = { name: string; fetch: () => Promise<{ bytes: Uint8Array }> };

/** Sharp on a phone, about 50 kB. */
const PAGE_WIDTH = 1000;
const MEGABYTE = 1024 * 1024;

// For how long a PDF that could not be drawn is shown as its link alone.
const UNDRAWABLE_MS = 60_000;

type Pdf = { bytes: Uint8Array; version: string; pageCount: number };

const { pool, pdfs, images } = singleton("pdf pages", () => ({
  pool: new WorkerPool(path.resolve("app/server/http/page-worker.server.mjs"), {
    name: "pdf",
    runtime: "process",
    maxRunning: 2,
    maxWaiting: 64,
    taskMs: 30_000,
    maxTasks: 200,
    memoryMb: 256,
    heapMb: 192,
    idleMs: 30_000,
    tries: 2,
  }),
  pdfs: new LRUCache<string, Pdf>({
    maxSize: 16 * MEGABYTE,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  }),
  images: new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: 16 * MEGABYTE,
    sizeCalculation: (bytes) => bytes.byteLength,
  }),
}));

registerGauge(
  "lejar_picture_processes",
  "Processes that draw pages of PDFs.",
  () => pool.pids.length,
);

/**
 * `version` names exactly these bytes: pictures of it can be kept for good.
 * `pageCount` is 0 when it cannot be drawn: the file itself can still be opened and saved.
 */
export async function openPdf(session: Session, source: PdfSource): Promise<Pdf> {
  const { bytes } = await source.fetch();
  const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  const key = pdfKey(session, source, version);
  const kept = pdfs.get(key);
  if (kept) return kept;
  const pdf = { bytes, version, pageCount: await countPages(bytes) };
  pdfs.set(key, pdf, pdf.pageCount === 0 ? { ttl: UNDRAWABLE_MS } : {});
  return pdf;
}

async function countPages(bytes: Uint8Array): Promise<number> {
  try {
    return z.number().parse(await pool.run("countPages", { bytes }));
  } catch (error) {
    console.error("[pdf]", error);
    return 0;
  }
}

/**
 * One page as WebP; null when the PDF has no such page, or not in that version
 * (the current one, when none is asked for). `page` counts from 1; `signal` is
 * of who waits for it. Throws when it cannot be drawn: until that is tried
 * again, the PDF has no pages to show.
 */
export async function drawPdfPage(
  session: Session,
  source: PdfSource,
  { version, page, signal }: { version?: string | undefined; page: number; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const requestedKey = pdfKey(session, source, version ?? "");
  const kept = images.get(`${requestedKey} ${page}`);
  if (kept) return kept;
  const pdf = pdfs.get(requestedKey) ?? (await openPdf(session, source));
  if (pdf.version !== (version ?? pdf.version) || page < 1 || page > pdf.pageCount) return null;
  const key = pdfKey(session, source, pdf.version);
  const current = images.get(`${key} ${page}`);
  if (current) return current;
  try {
    const wanted = { bytes: pdf.bytes, page, width: PAGE_WIDTH };
    const drawn = await pool.run("drawPage", wanted, { signal });
    const image = new Uint8Array(z.instanceof(Uint8Array).parse(drawn));
    images.set(`${key} ${page}`, image);
    return image;
  } catch (error) {
    const isLasting = !(error instanceof BusyError) && !signal.aborted;
    if (isLasting) pdfs.set(key, { ...pdf, pageCount: 0 }, { ttl: UNDRAWABLE_MS });
    throw error;
  }
}

/** Of the processes that draw. */
export function pdfProcessIds(): number[] {
  return pool.pids;
}

/** Ends the processes that draw. */
export async function closePdfPages(): Promise<void> {
  pool.close();
}

// By company: a picture kept for one must never be found by another.
function pdfKey(session: Session, { name }: PdfSource, version: string): string {
  return JSON.stringify([session.companyId, name, version]);
}
