import { createHash } from "node:crypto";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { Tinypool } from "tinypool";
import { once } from "~/once.server";
import type { Session } from "~/session.server";

/** The pages of a PDF as pictures, for a browser that cannot show the file itself. */

/** Where a PDF comes from; `name` tells it from the company's others. */
type PdfSource = { name: string; fetch: () => Promise<{ bytes: Uint8Array }> };

/** Sharp on a phone, about 50 kB. */
const PAGE_WIDTH = 1000;
const MEGABYTE = 1024 * 1024;

type Pdf = { bytes: Uint8Array; version: string; pageCount: number };

const { pool, pdfs, images } = once("pdf pages", () => ({
  pool: new Tinypool({
    filename: path.resolve("app/pdf/page-worker.server.mjs"),
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
  }),
  pdfs: new LRUCache<string, Pdf>({ maxSize: 16 * MEGABYTE, sizeCalculation: ({ bytes }) => bytes.byteLength }),
  images: new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: 16 * MEGABYTE, sizeCalculation: (bytes) => bytes.byteLength }),
}));

/** `version` names exactly these bytes: pictures of it can be kept for good. */
export async function openPdf(session: Session, source: PdfSource): Promise<Omit<Pdf, "bytes">> {
  const { bytes } = await source.fetch();
  const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  const kept = pdfs.get(pdfKey(session, source, version));
  if (kept) return kept;
  const pageCount = await countPages(bytes);
  const pdf = { bytes, version, pageCount };
  pdfs.set(pdfKey(session, source, version), pdf);
  return pdf;
}

/** None when it cannot be drawn: the file itself can still be opened and saved. */
async function countPages(bytes: Uint8Array): Promise<number> {
  try {
    return Number(await pool.run({ bytes }, { name: "countPages" }));
  } catch (error) {
    console.error("[pdf]", error);
    return 0;
  }
}

/** One page as WebP; null when the PDF has no such page. `page` counts from 1. */
export async function drawPdfPage(
  session: Session,
  source: PdfSource,
  { version, page }: { version: string; page: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = `${pdfKey(session, source, version)} ${page}`;
  const kept = images.get(key);
  if (kept) return kept;
  const pdf = pdfs.get(pdfKey(session, source, version)) ?? (await reopen(session, source));
  if (!pdf || page < 1 || page > pdf.pageCount) return null;
  const image = new Uint8Array(await pool.run({ bytes: pdf.bytes, page, width: PAGE_WIDTH }, { name: "drawPage" }) as ArrayBuffer);
  images.set(key, image);
  return image;
}

/** Ends the worker threads. */
export async function closePdfPages(): Promise<void> {
  await pool.destroy();
}

async function reopen(session: Session, source: PdfSource): Promise<Pdf | undefined> {
  const { version } = await openPdf(session, source);
  return pdfs.get(pdfKey(session, source, version));
}

// By company: a picture kept for one must never be found by another.
function pdfKey(session: Session, { name }: PdfSource, version: string): string {
  return JSON.stringify([session.companyId, name, version]);
}
