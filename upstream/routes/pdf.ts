import { Hono } from "hono";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { previewInvoice } from "../invoices/operations/preview";
import { readInvoice } from "../invoices/read/record";
import { respondWithPdf } from "../pdf/response";
import type { InvoiceDocument } from "../pdf/document";
import { readInvoiceDocument } from "../invoices/versions/invoice-document";

/** Returns the routes of the PDF of a stored invoice, and of an invoice that is not saved (preview). */
export function createPdfRoutes(calls: Calls): Hono {
  return new Hono().get("/sales/invoices/:id/pdf", calls.createReadHandler(handleDrawInvoice)).post(
    "/sales/invoices/preview",
    calls.createRollbackHandler(readPreview, (document, requester) =>
      respondWithPdf(document, document.no, requester),
    ),
  );
}

async function handleDrawInvoice({ books, params, requester }: Call): Promise<Response> {
  const document = await readInvoiceDocument(books, await readInvoice(books, parseId(params.id)));
  return respondWithPdf(document, document.no, requester);
}

async function readPreview({ books, body, now, actor }: Call): Promise<InvoiceDocument> {
  return previewInvoice(books.forCompany(books.companyId), body, { now, actor });
}
