import { Hono } from "hono";
import { getDayInZone } from "../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { createRepeat, previewRepeat } from "../invoices/repeats/create";
import { changeRepeat, endRepeat } from "../invoices/repeats/change";
import { listUnhandledDays, listRepeats, readRepeat } from "../invoices/repeats/read";
import { skipDay } from "../invoices/repeats/handled-days";

/**
 * The maximum number of days in one answer for which an invoice of a repeat is still to be created.
 * Days that could not be issued come first, then the oldest.
 */
const MAX_DUE = 50;

/** Returns the routes of the extension "repeats": invoices that are repeated at an interval. */
export function createRepeatRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/repeats", calls.createReadHandler(handleListRepeats))
    .get("/repeats/due", calls.createReadHandler(handleListDueDays))
    .get("/repeats/preview", calls.createReadHandler(handlePreviewRepeat))
    .get("/repeats/:id", calls.createReadHandler(handleReadRepeat))
    .post("/repeats", calls.createWriteHandler(handleCreateRepeat))
    .put("/repeats/:id", calls.createWriteHandler(handleChangeRepeat))
    .post("/repeats/:id/skip", calls.createWriteHandler(handleSkipDay))
    .delete("/repeats/:id", calls.createWriteHandler(handleEndRepeat));
}

async function handleListRepeats({ books }: Call): Promise<Answer> {
  return { status: 200, body: { repeats: await listRepeats(books.forCompany(books.companyId)) } };
}

async function handleListDueDays({ books, now }: Call): Promise<Answer> {
  const companyBooks = books.forCompany(books.companyId);
  const today = getDayInZone((await readTimeZoneAndCurrency(companyBooks)).time_zone, now);
  // The answer is cached, because the most visited pages need it.
  const { due, repeats: repeatCount } = await companyBooks.readCached(`due repeats ${today}`, () =>
    listUnhandledDays(companyBooks, today),
  );
  const meta = { total: due.length, repeats: repeatCount };
  return { status: 200, body: { due: due.slice(0, MAX_DUE), meta } };
}

async function handlePreviewRepeat(call: Call): Promise<Answer> {
  return { status: 200, body: { dates: await previewRepeat(call.books, call) } };
}

async function handleReadRepeat({ books, params }: Call): Promise<Answer> {
  return { status: 200, body: { repeat: await readRepeat(books, parseId(params.id)) } };
}

async function handleCreateRepeat(call: Call): Promise<Answer> {
  const id = await createRepeat(call.books, call);
  return { status: 201, body: { repeat: await readRepeat(call.books, id) } };
}

async function handleSkipDay(call: Call): Promise<Answer> {
  const id = parseId(call.params.id);
  await skipDay(call.books, id, call);
  return { status: 200, body: { repeat: await readRepeat(call.books, id) } };
}

async function handleChangeRepeat(call: Call): Promise<Answer> {
  const id = parseId(call.params.id);
  await changeRepeat(call.books, id, call);
  return { status: 200, body: { repeat: await readRepeat(call.books, id) } };
}

async function handleEndRepeat({ books, params, now }: Call): Promise<Answer> {
  await endRepeat(books, parseId(params.id), now);
  return { status: 200, body: {} };
}
