import { Hono } from "hono";
import { PAGE_SIZE } from "../../domain/page-size";
import { readEvents } from "../history/read-events";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { readId } from "../wire/fields";
import { invoiceBody } from "../invoices/read/invoice-body";
import {
  readVersionDocument,
  readVersions,
  readPrintableVersion,
} from "../invoices/versions/read-versions";
import { restoreInvoice } from "../invoices/operations/restore";
import { voidInvoice } from "../invoices/operations/void";
import { readPage } from "../wire/page";
import { respondWithPdf } from "../pdf/response";

/** The extension "issued": what is kept of invoices from when they are sent. */
export function issuedRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/sales/invoices/:id/versions", calls.reading(answerVersions))
    .get("/sales/invoices/:id/versions/:version", calls.reading(answerVersion))
    .get("/sales/invoices/:id/versions/:version/pdf", calls.reading(answerVersionPdf))
    .get("/sales/invoices/:id/events", calls.reading(answerInvoiceEvents))
    .get("/contacts/:id/events", calls.reading(answerContactEvents))
    .post("/sales/invoices/:id/void", calls.writing(answerVoided))
    .post("/sales/invoices/:id/restore", calls.writing(answerRestored));
}

async function answerVersions({ books, params }: Call): Promise<Answer> {
  return { status: 200, body: { versions: await readVersions(books, readId(params.id)) } };
}

async function answerVersion({ books, params }: Call): Promise<Answer> {
  return { status: 200, body: { document: await readVersionDocument(books, idsOf(params)) } };
}

async function answerVersionPdf({ books, params, asker }: Call): Promise<Response> {
  const document = await readPrintableVersion(books, idsOf(params));
  return respondWithPdf(document, `${document.no}-version-${params.version ?? ""}`, asker);
}

function idsOf({ id, version }: Call["params"]) {
  return { invoiceId: readId(id), version: readId(version) };
}

async function answerInvoiceEvents({ books, params, query }: Call): Promise<Answer> {
  const of = { invoiceId: readId(params.id) };
  const { events, total } = await readEvents(books, of, readPage(query.page) ?? 1);
  return { status: 200, body: { events, meta: { total, per_page: PAGE_SIZE } } };
}

async function answerContactEvents({ books, params, query }: Call): Promise<Answer> {
  const of = { contactId: readId(params.id) };
  const { events, total } = await readEvents(books, of, readPage(query.page) ?? 1);
  return { status: 200, body: { events, meta: { total, per_page: PAGE_SIZE } } };
}

async function answerVoided(call: Call): Promise<Answer> {
  const record = await voidInvoice(call.books, readId(call.params.id), call);
  return { status: 200, body: invoiceBody(record, call.now) };
}

async function answerRestored(call: Call): Promise<Answer> {
  const record = await restoreInvoice(call.books, readId(call.params.id), call);
  return { status: 200, body: invoiceBody(record, call.now) };
}
