import type { Requester } from "../wire/requester";
import { drawInWorker, type PrintableDocument } from "./draw-in-worker";

/**
 * Draws a document and returns the response with the PDF. `name` becomes the file name. Throws as
 * `drawInWorker` does.
 */
export async function respondWithPdf(
  document: PrintableDocument,
  name: string,
  requester: Requester,
): Promise<Response> {
  return new Response(new Uint8Array(await drawInWorker(document, requester)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${toPdfFileName(name)}"`,
      "cache-control": "private, no-store",
    },
  });
}

/**
 * Returns the name of a PDF file. Characters that file names or headers do not allow become hyphens.
 * An empty name becomes "preview.pdf".
 */
export function toPdfFileName(name: string): string {
  return `${name.replace(/[^\w.-]+/g, "-") || "preview"}.pdf`;
}
