// Runs in a process of its own (platform/workers): drawing a page takes the processor for long
// enough to keep everybody else waiting, and what goes wrong in the native canvas ends the process.
import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const library = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

// Pixels. Our own pages are of A4, but another API may send anything.
const LARGEST_PICTURE = 8_000_000;
const LARGEST_IMAGE_WITHIN = 32_000_000;

/** @param {{ bytes: Uint8Array }} pdf */
export async function countPages({ bytes }) {
  return withDocument(bytes, async (document) => document.numPages);
}

/**
 * @param {{ bytes: Uint8Array, page: number, width: number }} wanted `width` in pixels; the answer
 * is WebP
 */
export async function drawPage({ bytes, page: number, width }) {
  return withDocument(bytes, async (document) => {
    const page = await document.getPage(number);
    const { width: natural } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: width / natural });
    if (viewport.width * viewport.height > LARGEST_PICTURE)
      throw new Error("The page is too long for a picture.");
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvasContext: canvas.getContext("2d"), viewport }).promise;
    // Not encode(), which reads the canvas on another thread, even after it was given back
    // (decision 117).
    return canvas.encodeSync("webp", 80);
  });
}

async function withDocument(bytes, use) {
  const task = getDocument({
    // pdf.js takes the buffer over.
    data: new Uint8Array(bytes),
    standardFontDataUrl: path.join(library, "standard_fonts/"),
    isEvalSupported: false,
    maxImageSize: LARGEST_IMAGE_WITHIN,
    verbosity: 0,
  });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}
