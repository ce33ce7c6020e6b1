import { createHash } from "node:crypto";
import path from "node:path";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { registerGauge } from "../../../platform/metrics/metrics";
import { BusyError } from "../../../platform/workers/fair-queue";
import { WorkerPool } from "../../../platform/workers/worker-pool";
import { getSingleton } from "~/lib/singleton.server";
import type { Session } from "../session/session-storage.server";

/** A PDF that can be fetched. `name` identifies it within the company. */
type PdfSource = { name: string; fetch: () => Promise<{ bytes: Uint8Array }> };

/** The width of a picture in pixels: sharp on a phone, and about 50 kB per page. */
const PAGE_WIDTH = 1000;
const MEGABYTE = 1024 * 1024;

// The time for which pages show only a link to a PDF that could not be drawn.
const UNDRAWABLE_MS = 60_000;

/** `version` is a hash of the bytes, and has nothing to do with the versions of an invoice. */
type Pdf = { bytes: Uint8Array; version: string; pageCount: number };

const { pool, pdfs, images } = getSingleton("pdf pages", () => ({
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
 * Fetches a PDF and counts its pages. Pictures of one `version` can be cached forever, because the
 * bytes are the same. `pageCount` is 0 when the PDF cannot be drawn; users can still open and save
 * the file.
 */
export async function openPdf(session: Session, source: PdfSource): Promise<Pdf> {
  const { bytes } = await source.fetch();
  const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  const key = pdfKey(session, source, version);
  const cached = pdfs.get(key);
  if (cached) return cached;
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
 * Returns one page, counted from 1, as WebP. Returns null when the PDF has no such page, or when
 * its current version differs from `version`; without `version`, the current one is drawn. When
 * `signal` is aborted, the request no longer waits. Throws when the page cannot be drawn. For the
 * next minute, `openPdf` then returns the page count 0 and this function null, unless the processes
 * were too busy or `signal` was aborted.
 */
export async function drawPdfPage(
  session: Session,
  source: PdfSource,
  { version, page, signal }: { version?: string | undefined; page: number; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const requestedKey = pdfKey(session, source, version ?? "");
  const cached = images.get(`${requestedKey} ${page}`);
  if (cached) return cached;
  const pdf = pdfs.get(requestedKey) ?? (await openPdf(session, source));
  if (pdf.version !== (version ?? pdf.version) || page < 1 || page > pdf.pageCount) return null;
  const key = pdfKey(session, source, pdf.version);
  const current = images.get(`${key} ${page}`);
  if (current) return current;
  try {
    const task = { bytes: pdf.bytes, page, width: PAGE_WIDTH };
    const drawn = await pool.run("drawPage", task, { signal });
    const image = new Uint8Array(z.instanceof(Uint8Array).parse(drawn));
    images.set(`${key} ${page}`, image);
    return image;
  } catch (error) {
    const isUndrawable = !(error instanceof BusyError) && !signal.aborted;
    if (isUndrawable) pdfs.set(key, { ...pdf, pageCount: 0 }, { ttl: UNDRAWABLE_MS });
    throw error;
  }
}

/** Returns the ids of the processes that draw pages. */
export function listPdfProcessIds(): number[] {
  return pool.pids;
}

/** Ends the processes that draw pages. */
export async function closePdfPages(): Promise<void> {
  pool.close();
}

// The key contains the company, so that no company gets a cached picture of another one.
function pdfKey(session: Session, { name }: PdfSource, version: string): string {
  return JSON.stringify([session.companyId, name, version]);
}
