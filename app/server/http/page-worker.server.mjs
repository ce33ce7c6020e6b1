// Draws pages of PDFs as pictures. This program runs in a separate process (platform/workers),
// because drawing a page would block other requests for too long, and because an error in the
// native canvas ends the process.
import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const pdfjsFolder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

// The limits in pixels. The pages of the embedded API are A4, but another API may send any size.
const MAX_PICTURE_PIXELS = 8_000_000;
const MAX_EMBEDDED_IMAGE_PIXELS = 32_000_000;

/** Returns the number of pages. @param {{ bytes: Uint8Array }} pdf */
export async function countPages({ bytes }) {
  return withDocument(bytes, async (document) => document.numPages);
}

/**
 * Draws a page as WebP.
 * @param {{ bytes: Uint8Array, page: number, width: number }} task `page` counts from 1, `width` is
 * in pixels
 */
export async function drawPage({ bytes, page: pageNumber, width }) {
  return withDocument(bytes, async (document) => {
    const page = await document.getPage(pageNumber);
    const { width: originalWidth } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: width / originalWidth });
    if (viewport.width * viewport.height > MAX_PICTURE_PIXELS)
      throw new Error("The page is too long for a picture.");
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvasContext: canvas.getContext("2d"), viewport }).promise;
    // encode() would read the canvas on another thread, even after the canvas was freed (decision
    // 117).
    return canvas.encodeSync("webp", 80);
  });
}

async function withDocument(bytes, use) {
  const task = getDocument({
    // pdf.js detaches the buffer that it is given, so it is given a copy.
    data: new Uint8Array(bytes),
    standardFontDataUrl: path.join(pdfjsFolder, "standard_fonts/"),
    isEvalSupported: false,
    maxImageSize: MAX_EMBEDDED_IMAGE_PIXELS,
    verbosity: 0,
  });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}
