import { Hono } from "hono";
import type { Call, Calls } from "../http/calls";
import { readId } from "../http/fields";
import { readInvoice } from "../invoices/record";
import { drawInvoice } from "../pdf/draw";
import { documentOf } from "../pdf/from-invoice";

export function pdfRoutes(calls: Calls): Hono {
  return new Hono().get("/sales/invoices/:id/pdf", calls.reading(answerPdf));
}

async function answerPdf({ books, params }: Call): Promise<Response> {
  const record = await readInvoice(books, readId(params.id));
  const pdf = await drawInvoice(await documentOf(books, record));
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName(record.invoice.no)}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** From the number, with what a file or a header cannot have left out. */
function fileName(no: string): string {
  return `${no.replace(/[^\w.-]+/g, "-")}.pdf`;
}
