import { Hono } from "hono";
import type { Call, Calls } from "../http/calls";
import { readId } from "../http/fields";
import { previewInvoice } from "../invoices/preview";
import { readInvoice } from "../invoices/record";
import type { InvoiceDocument } from "../pdf/document";
import { drawInvoice } from "../pdf/draw";
import { documentOf } from "../pdf/from-invoice";

export function pdfRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/sales/invoices/:id/pdf", calls.reading(answerPdf))
    .post("/sales/invoices/preview", calls.rehearsing(preview, drawn));
}

async function answerPdf({ books, params }: Call): Promise<Response> {
  return drawn(await documentOf(books, await readInvoice(books, readId(params.id))));
}

async function preview({ books, body, now }: Call): Promise<InvoiceDocument> {
  return previewInvoice(books.narrowedTo(books.companyId), body, now);
}

async function drawn(document: InvoiceDocument): Promise<Response> {
  return new Response(new Uint8Array(await drawInvoice(document)), {
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
