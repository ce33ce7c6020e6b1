import { Hono } from "hono";
import type { Call, Calls } from "../calls/calls";
import { readCustomerWithBooks } from "../reports/owed/customer";
import { readInvoiceKeys } from "../invoices/read/invoice-keys";
import { isMailAllowed, readMailPermission, type MailRules } from "../messages/mail-rules";
import { readNextReminders } from "../reminders/next";
import type { ReminderLinks } from "../reminders/compose";
import { planCustomerReminders, remindCustomers } from "../reminders/remind-customers";
import { isPaused, savePause } from "../reminders/pauses";
import { readInvoiceReminders } from "../reminders/invoice-reminders";
import { readReminderSettings, saveReminderSettings } from "../reminders/settings";
import { createNotFoundError } from "../wire/api-error";
import type { Answer } from "../wire/answer";
import { parseId } from "../wire/fields";

type Options = {
  rules: MailRules;
  hasMails: boolean;
  links: ReminderLinks;
  /** Runs the jobs that were added. */
  wake: () => void;
};

/** Returns the routes of the extension "reminders": reminders that go out by themselves. */
export function createReminderRoutes(calls: Calls, options: Options): Hono {
  const routes = new Hono();
  if (options.hasMails)
    routes
      .get("/reminders/mails", calls.createReadHandler(createPlanHandler(options)))
      .post("/reminders/mails", calls.createWriteHandler(createRemindHandler(options)));
  return routes
    .get("/companies/:company/reminders", calls.createReadHandler(createReadHandler(options)))
    .put("/companies/:company/reminders", calls.createWriteHandler(createSaveHandler(options)))
    .get("/reminders/next", calls.createReadHandler(handleReadNext))
    .get("/sales/invoices/:id/reminders", calls.createReadHandler(handleReadInvoicePause))
    .put("/sales/invoices/:id/reminders", calls.createWriteHandler(handlePauseInvoice))
    .get("/contacts/:id/reminders/pause", calls.createReadHandler(handleReadContactPause))
    .put("/contacts/:id/reminders", calls.createWriteHandler(handlePauseContact));
}

function createReadHandler(options: Options) {
  return async (call: Call): Promise<Answer> => ({
    status: 200,
    body: await readSettings(call, options),
  });
}

function createSaveHandler(options: Options) {
  return async (call: Call): Promise<Answer> => {
    await saveReminderSettings(selectCompanyBooks(call), call);
    return { status: 200, body: await readSettings(call, options) };
  };
}

function createPlanHandler({ rules }: Options) {
  return async (call: Call): Promise<Answer> => {
    // `companyId` throws an error when the caller has several companies and names none.
    const books = call.books.forCompany(call.books.companyId);
    const reminders = await planCustomerReminders(books, call, rules);
    return { status: 200, body: { reminders } };
  };
}

function createRemindHandler(options: Options) {
  return async (call: Call): Promise<Answer> => {
    // `companyId` throws an error when the caller has several companies and names none.
    const books = call.books.forCompany(call.books.companyId);
    const reminders = await remindCustomers(books, call, options);
    call.afterCommit(options.wake);
    return { status: 202, body: { reminders } };
  };
}

async function readSettings(call: Call, { rules, hasMails }: Options): Promise<object> {
  const books = selectCompanyBooks(call);
  const settings = await readReminderSettings(books);
  return {
    reminders: {
      is_on: settings.isOn,
      days: settings.days,
      excluded_weekdays: settings.excludedWeekdays,
      texts: settings.texts,
      updated_at: settings.updated_at,
      /** Why no mail can go out: `none` without a mail server. `open` when mails can go out. */
      mailing: hasMails ? await readMailing(books, call, rules) : "none",
    },
  };
}

async function readMailing(books: Call["books"], { requester }: Call, rules: MailRules) {
  if (await isMailAllowed(books, rules)) return "open";
  return (await readMailPermission(books, requester.accountId, rules.isDemo)).mailing;
}

async function handleReadNext({ books, now }: Call): Promise<Answer> {
  // `companyId` throws an error when the caller has several companies and names none.
  const companyBooks = books.forCompany(books.companyId);
  return { status: 200, body: { next: await readNextReminders(companyBooks, now) } };
}

async function handleReadInvoicePause(call: Call): Promise<Answer> {
  const { id, company_id } = await readInvoiceKeys(call.books, parseId(call.params.id));
  return answerInvoicePause(call.books.forCompany(company_id), id, call.now);
}

async function handlePauseInvoice(call: Call): Promise<Answer> {
  const { id, company_id } = await readInvoiceKeys(call.books, parseId(call.params.id));
  const books = call.books.forCompany(company_id);
  await savePause(books, { kind: "invoice", id }, call);
  return answerInvoicePause(books, id, call.now);
}

async function answerInvoicePause(books: Call["books"], id: number, now: Date): Promise<Answer> {
  return { status: 200, body: { reminders: await readInvoiceReminders(books, id, now) } };
}

async function handleReadContactPause(call: Call): Promise<Answer> {
  const { customer, books } = await readCustomerWithBooks(call.books, parseId(call.params.id));
  return answerContactPause(books, customer.id);
}

async function handlePauseContact(call: Call): Promise<Answer> {
  const { customer, books } = await readCustomerWithBooks(call.books, parseId(call.params.id));
  await savePause(books, { kind: "contact", id: customer.id }, call);
  return answerContactPause(books, customer.id);
}

async function answerContactPause(books: Call["books"], id: number): Promise<Answer> {
  const { isOn, days } = await readReminderSettings(books);
  const paused = await isPaused(books, { kind: "contact", id });
  return { status: 200, body: { reminders: { is_on: isOn, days, paused } } };
}

/**
 * Returns the books of the company in the address. Throws a 404 error when the caller does not have
 * this company.
 */
function selectCompanyBooks({ books, params }: Call): Call["books"] {
  const companyId = parseId(params.company);
  if (companyId === undefined) throw createNotFoundError("company");
  return books.forCompany(companyId);
}
