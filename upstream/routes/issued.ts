import { Hono } from "hono";
import { PAGE_SIZE } from "../../domain/limits/lists";
import { readEvents } from "../history/read-events";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { toInvoiceBody } from "../invoices/read/invoice-body";
import {
  readVersionDocument,
  readVersions,
  readPrintableVersion,
} from "../invoices/versions/read-versions";
import { restoreInvoice } from "../invoices/operations/restore";
import { voidInvoice } from "../invoices/operations/void";
import { readPageNumber } from "../wire/page";
import { respondWithPdf } from "../pdf/response";

/** Returns the routes of the extension "issued": versions, events, voiding and restoring. */
export function createIssuedRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/sales/invoices/:id/versions", calls.createReadHandler(handleReadVersions))
    .get("/sales/invoices/:id/versions/:version", calls.createReadHandler(handleReadVersion))
    .get("/sales/invoices/:id/versions/:version/pdf", calls.createReadHandler(handleDrawVersion))
    .get("/sales/invoices/:id/events", calls.createReadHandler(handleReadInvoiceEvents))
    .get("/contacts/:id/events", calls.createReadHandler(handleReadContactEvents))
    .post("/sales/invoices/:id/void", calls.createWriteHandler(handleVoidInvoice))
    .post("/sales/invoices/:id/restore", calls.createWriteHandler(handleRestoreInvoice));
}

async function handleReadVersions({ books, params }: Call): Promise<Answer> {
  return { status: 200, body: { versions: await readVersions(books, parseId(params.id)) } };
}

async function handleReadVersion({ books, params }: Call): Promise<Answer> {
  return { status: 200, body: { document: await readVersionDocument(books, toIds(params)) } };
}

async function handleDrawVersion({ books, params, requester }: Call): Promise<Response> {
  const document = await readPrintableVersion(books, toIds(params));
  return respondWithPdf(document, `${document.no}-version-${params.version ?? ""}`, requester);
}

function toIds({ id, version }: Call["params"]) {
  return { invoiceId: parseId(id), version: parseId(version) };
}

async function handleReadInvoiceEvents({ books, params, query }: Call): Promise<Answer> {
  const owner = { invoiceId: parseId(params.id) };
  const { events, total } = await readEvents(books, owner, readPageNumber(query.page) ?? 1);
  return { status: 200, body: { events, meta: { total, per_page: PAGE_SIZE } } };
}

async function handleReadContactEvents({ books, params, query }: Call): Promise<Answer> {
  const owner = { contactId: parseId(params.id) };
  const { events, total } = await readEvents(books, owner, readPageNumber(query.page) ?? 1);
  return { status: 200, body: { events, meta: { total, per_page: PAGE_SIZE } } };
}

async function handleVoidInvoice(call: Call): Promise<Answer> {
  const record = await voidInvoice(call.books, parseId(call.params.id), call);
  return { status: 200, body: toInvoiceBody(record, call.now) };
}

async function handleRestoreInvoice(call: Call): Promise<Answer> {
  const record = await restoreInvoice(call.books, parseId(call.params.id), call);
  return { status: 200, body: toInvoiceBody(record, call.now) };
}
