// Runs in a worker thread: drawing a page takes the processor for long enough
// to keep everybody else waiting.
import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const library = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** @param {{ bytes: Uint8Array }} pdf */
export async function countPages({ bytes }) {
  return withDocument(bytes, async (document) => document.numPages);
}

/** @param {{ bytes: Uint8Array, page: number, width: number }} wanted `width` in pixels; the answer is WebP */
export async function drawPage({ bytes, page: number, width }) {
  return withDocument(bytes, async (document) => {
    const page = await document.getPage(number);
    const { width: natural } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: width / natural });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvasContext: canvas.getContext("2d"), viewport }).promise;
    return canvas.encode("webp", 80);
  });
}

async function withDocument(bytes, use) {
  const task = getDocument({
    // pdf.js takes the buffer over, and the pool may hand out the same one again.
    data: new Uint8Array(bytes),
    standardFontDataUrl: path.join(library, "standard_fonts/"),
    isEvalSupported: false,
    verbosity: 0,
  });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}
