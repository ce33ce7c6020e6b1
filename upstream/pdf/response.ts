import type { Requester } from "../wire/requester";
import { pdfFileName } from "./file-name";
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
