import type { Requester } from "../wire/requester";
import { drawInWorker, type Drawable } from "./draw-in-worker";

/**
 * Draws a document and returns the response with the PDF. `name` is the file name without its
 * extension.
 */
export async function respondWithPdf(
  document: Drawable,
  name: string,
  requester: Requester,
): Promise<Response> {
  return new Response(new Uint8Array(await drawInWorker(document, requester)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${pdfFileName(name)}"`,
      "cache-control": "private, no-store",
    },
  });
}

/**
 * Returns the file name of a document, without characters that file names or headers do not allow.
 */
export function pdfFileName(name: string): string {
  return `${name.replace(/[^\w.-]+/g, "-") || "preview"}.pdf`;
}
