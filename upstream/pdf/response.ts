import type { Requester } from "../wire/requester";
import { pdfFileName } from "./file-name";
import { drawInWorker, type Drawable } from "./draw-in-worker";

/** The PDF as it is sent; `name` is that of the file, without its end. */
export async function respondWithPdf(
  document: Drawable,
  name: string,
  asker: Requester,
): Promise<Response> {
  return new Response(new Uint8Array(await drawInWorker(document, asker)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${pdfFileName(name)}"`,
      "cache-control": "private, no-store",
    },
  });
}
