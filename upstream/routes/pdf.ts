import { Hono } from "hono";
import type { Requester, Call, Calls } from "../http/calls";
import { readId } from "../http/fields";
import { previewInvoice } from "../invoices/preview";
import { readInvoice } from "../invoices/record";
import type { InvoiceDocument } from "../pdf/document";
import { drawInWorker } from "../pdf/draw-in-worker";
import { documentOf } from "../pdf/from-invoice";

export function pdfRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/sales/invoices/:id/pdf", calls.reading(answerPdf))
    .post("/sales/invoices/preview", calls.rehearsing(preview, drawn));
}

async function answerPdf({ books, params, asker }: Call): Promise<Response> {
  return drawn(await documentOf(books, await readInvoice(books, readId(params.id))), asker);
}

async function preview({ books, body, now }: Call): Promise<InvoiceDocument> {
  return previewInvoice(books.narrowedTo(books.companyId), body, now);
}

async function drawn(document: InvoiceDocument, asker: Requester): Promise<Response> {
  return new Response(new Uint8Array(await drawInWorker(document, asker)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName(document.no)}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** From the number, with what a file or a header cannot have left out. */
function fileName(no: string): string {
  return `${no.replace(/[^\w.-]+/g, "-") || "preview"}.pdf`;
}
