import { Hono } from "hono";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import { createCreditNote } from "../invoices/credit-notes/create";
import { toCreditNoteDocument } from "../invoices/credit-notes/document";
import { listCreditNotes } from "../invoices/credit-notes/list";
import { readCreditNote, readWireCreditNote } from "../invoices/credit-notes/record";
import { voidCreditNote } from "../invoices/credit-notes/void";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { toInvoiceBody } from "../invoices/read/invoice-body";
import type { InvoiceRecord } from "../invoices/read/record";
import { respondWithPdf } from "../pdf/response";

/** Returns the routes of the extension "credit_notes": credit notes of issued invoices. */
export function createCreditNoteRoutes(calls: Calls): Hono {
  return new Hono()
    .post("/sales/invoices/:id/credit_notes", calls.createWriteHandler(handleCreateCreditNote))
    .get("/sales/credit_notes", calls.createReadHandler(handleListCreditNotes))
    .get("/sales/credit_notes/:id", calls.createReadHandler(handleReadCreditNote))
    .get("/sales/credit_notes/:id/pdf", calls.createReadHandler(handleDrawCreditNote))
    .post("/sales/credit_notes/:id/void", calls.createWriteHandler(handleVoidCreditNote));
}

async function handleCreateCreditNote(call: Call): Promise<Answer> {
  const invoiceId = parseId(call.params.id);
  const { id, refundId, record } = await createCreditNote(call.books, invoiceId, call);
  const body = await readChangedBody(call, id, record);
  return { status: 201, body: { ...body, refund_id: refundId } };
}

async function handleListCreditNotes({ books, query }: Call): Promise<Answer> {
  const { id, code, symbol } = await readTimeZoneAndCurrency(books);
  const { credit_notes, ...listMeta } = await listCreditNotes(books, query);
  const meta = { base_currency: { id, code, symbol }, ...listMeta };
  return { status: 200, body: { credit_notes, meta } };
}

async function handleReadCreditNote({ books, params }: Call): Promise<Answer> {
  const note = await readWireCreditNote(books, parseId(params.id));
  return { status: 200, body: { credit_note: note } };
}

async function handleDrawCreditNote({ books, params, requester }: Call): Promise<Response> {
  const document = toCreditNoteDocument(await readCreditNote(books, parseId(params.id)));
  return respondWithPdf(document, document.no, requester);
}

async function handleVoidCreditNote(call: Call): Promise<Answer> {
  const id = parseId(call.params.id);
  const record = await voidCreditNote(call.books, id, call);
  return { status: 200, body: await readChangedBody(call, id, record) };
}

async function readChangedBody(
  { books, now }: Call,
  id: number | undefined,
  invoice: InvoiceRecord,
): Promise<object> {
  return {
    credit_note: await readWireCreditNote(books, id),
    ...toInvoiceBody(invoice, now),
  };
}
