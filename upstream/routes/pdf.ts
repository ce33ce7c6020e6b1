import { Hono } from "hono";
import type { Call, Calls } from "../calls/calls";
import { readId } from "../wire/fields";
import { previewInvoice } from "../invoices/operations/preview";
import { readInvoice } from "../invoices/read/record";
import { respondWithPdf } from "../pdf/response";
import type { InvoiceDocument } from "../pdf/document";
import { readInvoiceDocument } from "../invoices/versions/invoice-document";

export function pdfRoutes(calls: Calls): Hono {
  return new Hono().get("/sales/invoices/:id/pdf", calls.reading(answerInvoice)).post(
    "/sales/invoices/preview",
    calls.rehearsing(preview, (document, asker) => respondWithPdf(document, document.no, asker)),
  );
}

async function answerInvoice({ books, params, asker }: Call): Promise<Response> {
  const document = await readInvoiceDocument(books, await readInvoice(books, readId(params.id)));
  return respondWithPdf(document, document.no, asker);
}

async function preview({ books, body, now, actor }: Call): Promise<InvoiceDocument> {
  return previewInvoice(books.forCompany(books.companyId), body, { now, actor });
}
