import { Hono } from "hono";
import * as z from "zod";
import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import type { Call, Calls } from "../calls/calls";
import { parseId, parseOrRefuse } from "../wire/fields";
import { createRefusal } from "../wire/api-error";
import { invoiceIds } from "../invoices/read/ids";
import { previewInvoice } from "../invoices/operations/preview";
import { readInvoice } from "../invoices/read/record";
import { respondWithPdf } from "../pdf/response";
import type { InvoiceDocument } from "../pdf/document";
import { readInvoiceBundle } from "../invoices/versions/invoice-bundle";
import { readInvoiceDocument } from "../invoices/versions/invoice-document";

/**
 * Returns the routes of the PDFs of stored invoices, and of an invoice that is not saved (preview).
 */
export function createPdfRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/sales/pdf", calls.createReadHandler(handleDrawSelection))
    .get("/sales/invoices/:id/pdf", calls.createReadHandler(handleDrawInvoice))
    .post(
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

const selection = z.object({ ids: invoiceIds });

/** Answers with the chosen invoices as one file, in the order of `ids`. Extension `selections`. */
async function handleDrawSelection({ books, query, requester, logEvent }: Call): Promise<Response> {
  const { ids } = parseOrRefuse(selection, query);
  if (ids.length > INVOICE_LIMITS.selected)
    throw createRefusal("too_many_invoices_in_file", { max: INVOICE_LIMITS.selected });
  const companyBooks = books.forCompany(books.companyId);
  const bundle = await readInvoiceBundle(companyBooks, ids);
  logEvent({ event: "exported", company: books.companyId, file: "invoices.pdf" });
  return respondWithPdf(bundle, "invoices", requester);
}

async function readPreview({ books, body, now, actor }: Call): Promise<InvoiceDocument> {
  return previewInvoice(books.forCompany(books.companyId), body, { now, actor });
}
