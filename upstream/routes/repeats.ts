import { Hono } from "hono";
import { getDayInZone } from "../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { createRepeat, previewRepeat } from "../invoices/repeats/create";
import { changeRepeat, endRepeat } from "../invoices/repeats/change";
import { listUnhandledDays, listRepeats, readRepeat } from "../invoices/repeats/read";
import { readRepeatRow } from "../invoices/repeats/repeat-row";
import { refuseUnpermittedMail, type MailRules } from "../messages/mail-rules";
import { createRefusal } from "../wire/api-error";
import { skipDay } from "../invoices/repeats/handled-days";

/**
 * The maximum number of days in one answer for which an invoice of a repeat is still to be created.
 * Days that could not be issued come first, then the oldest.
 */
const MAX_DUE = 50;

type MailOptions = { rules: MailRules; hasMails: boolean };

/** Returns the routes of the extension "repeats": invoices that are repeated at an interval. */
export function createRepeatRoutes(calls: Calls, mails: MailOptions): Hono {
  return new Hono()
    .get("/repeats", calls.createReadHandler(handleListRepeats))
    .get("/repeats/due", calls.createReadHandler(handleListDueDays))
    .get("/repeats/preview", calls.createReadHandler(handlePreviewRepeat))
    .get("/repeats/:id", calls.createReadHandler(handleReadRepeat))
    .post("/repeats", calls.createWriteHandler(createRepeatCreator(mails)))
    .put("/repeats/:id", calls.createWriteHandler(createRepeatChanger(mails)))
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

function createRepeatCreator(mails: MailOptions) {
  return async (call: Call): Promise<Answer> => {
    const id = await createRepeat(call.books, call);
    await refuseUnmailableRepeat(call, id, mails);
    return { status: 201, body: { repeat: await readRepeat(call.books, id) } };
  };
}

async function handleSkipDay(call: Call): Promise<Answer> {
  const id = parseId(call.params.id);
  await skipDay(call.books, id, call);
  return { status: 200, body: { repeat: await readRepeat(call.books, id) } };
}

function createRepeatChanger(mails: MailOptions) {
  return async (call: Call): Promise<Answer> => {
    const id = parseId(call.params.id);
    await changeRepeat(call.books, id, call);
    await refuseUnmailableRepeat(call, id, mails);
    return { status: 200, body: { repeat: await readRepeat(call.books, id) } };
  };
}

/** Throws a refusal, which rolls the change back, when a repeat mails and its company cannot. */
async function refuseUnmailableRepeat(
  { books, requester }: Call,
  id: number | undefined,
  { rules, hasMails }: MailOptions,
): Promise<void> {
  const { mode, company_id } = await readRepeatRow(books, id);
  if (mode !== "issue_and_mail") return;
  if (!hasMails) throw createRefusal("no_mails_for_repeat");
  await refuseUnpermittedMail(books.forCompany(company_id), requester.accountId, rules);
}

async function handleEndRepeat({ books, params, now }: Call): Promise<Answer> {
  await endRepeat(books, parseId(params.id), now);
  return { status: 200, body: {} };
}
