import * as z from "zod";
import { getDayInZone } from "../../domain/calendar/time-zone";
import type { Call } from "../calls/calls";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import { selectCustomers } from "../contacts/language";
import type { CompanyBooks } from "../db/company-books";
import {
  countMailOfAllCompanies,
  countMailsLeft,
  refuseTooManyMails,
  refuseUnpermittedMail,
  TOO_MANY_MAILS,
  type MailRules,
} from "../messages/mail-rules";
import { insertLoggedMail } from "../messages/queue";
import { EMPTY_SUBJECT } from "../messages/subjects/subject";
import { ApiError, toMessage } from "../wire/api-error";
import { parseOrRefuse, requiredId } from "../wire/fields";
import { composeReminderMail, type ReminderLinks } from "./compose";
import { listLateInvoices, type ReminderInvoice } from "./due-invoices";
import { readReminderSettings } from "./settings";
import { issue } from "../wire/issue";
import { toRefusal, type Refusal } from "../../domain/refusals/refusal";

/** The maximum number of customers in one call. */
const MAX_CUSTOMERS = 50;

const INVALID_APP = issue("app_address");

const contactIds = z
  .array(requiredId(issue("unknown_record", { record: "contact" })), {
    message: issue("choose_customers"),
  })
  .min(1, issue("choose_customers"))
  .max(MAX_CUSTOMERS, issue("too_many_customers", { max: MAX_CUSTOMERS }));

/** The ids of a query are one text, such as "7,8". */
const planQuery = z.object({
  contact_ids: z
    .string({ message: issue("choose_customers") })
    .transform((ids) => ids.split(","))
    .pipe(contactIds),
});

const payloadSchema = z.object({
  contact_ids: contactIds,
  /** The address of the caller's app, for the links to the invoices. */
  app_url: z
    .string({ message: INVALID_APP })
    .max(500, INVALID_APP)
    .regex(/^https?:\/\/[\x21-\x7e]+$/, INVALID_APP)
    .refine((url) => URL.canParse(url), INVALID_APP)
    .optional(),
});

type Options = { rules: MailRules; links: ReminderLinks };

/** What became of the reminder of one customer. `reason` says why none is sent, as the refusal does. */
type Outcome = {
  contact: { id: number; name: string };
  is_queued: boolean;
  reason: string;
  refusal: Refusal | null;
};

function toOutcome({ id, display_name: name }: Customer, refusal: Refusal | null): Outcome {
  const reason = refusal === null ? "" : toMessage(refusal);
  return { contact: { id, name }, is_queued: refusal === null, reason, refusal };
}

/**
 * Queues a reminder of all that is late for each of several customers, in each customer's language.
 * A customer who cannot be reminded does not stop the others. Throws a refusal when the caller may
 * not send mails at all.
 */
export async function remindCustomers(
  books: CompanyBooks,
  call: Call,
  { rules, links }: Options,
): Promise<Outcome[]> {
  const { contact_ids, app_url } = parseOrRefuse(payloadSchema, call.body);
  await refuseUnpermittedMail(books, call.requester.accountId, rules);
  const outcomes: Outcome[] = [];
  for (const customer of await listCustomers(books, contact_ids)) {
    try {
      const appUrl = app_url ?? links.appUrl;
      await queueReminder(books, { ...call, rules, customer, links: { ...links, appUrl } });
      outcomes.push(toOutcome(customer, null));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.push(toOutcome(customer, error.refusal));
    }
  }
  return outcomes;
}

/**
 * Returns what would become of the reminders of the customers in the query, without queuing any.
 * Throws a refusal when the caller may not send mails at all.
 */
export async function planCustomerReminders(
  books: CompanyBooks,
  call: Pick<Call, "query" | "now" | "requester">,
  rules: MailRules,
): Promise<Outcome[]> {
  const { contact_ids } = parseOrRefuse(planQuery, call.query);
  await refuseUnpermittedMail(books, call.requester.accountId, rules);
  const maxMails = await countMailsLeft(books, call.now);
  const outcomes: Outcome[] = [];
  let count = 0;
  for (const customer of await listCustomers(books, contact_ids)) {
    const { refusal } = await readReminderContent(books, customer, call.now);
    const isLimitReached = refusal === null && count === maxMails;
    if (refusal === null && !isLimitReached) count++;
    outcomes.push(toOutcome(customer, isLimitReached ? TOO_MANY_MAILS : refusal));
  }
  return outcomes;
}

type Customer = { id: number } & Parameters<typeof composeReminderMail>[1]["customer"] & {
    email: string;
  };

/** Lists the customers in the order of the ids, without those that are not there. */
async function listCustomers(books: CompanyBooks, ids: number[]): Promise<Customer[]> {
  const rows = await selectCustomers(books)
    .where("contacts.id", "in", [0, ...ids])
    .execute();
  return [...new Set(ids)].flatMap((id) => rows.filter((row) => row.id === id));
}

/** Returns what a customer is reminded of, and why the customer cannot be reminded. */
async function readReminderContent(
  books: CompanyBooks,
  customer: Customer,
  now: Date,
): Promise<{ today: string; late: ReminderInvoice[]; refusal: Refusal | null }> {
  const { time_zone } = await readTimeZoneAndCurrency(books);
  const today = getDayInZone(time_zone, now);
  if (customer.email === "")
    return { today, late: [], refusal: toRefusal("customer_has_no_email") };
  // A pause stops only what goes out by itself.
  const late = await listLateInvoices(books, customer.id, today, { withPaused: true });
  return { today, late, refusal: late.length > 0 ? null : toRefusal("customer_not_late") };
}

async function queueReminder(
  books: CompanyBooks,
  { customer, links, rules, ...call }: Call & Options & { customer: Customer },
): Promise<void> {
  const { today, late, refusal } = await readReminderContent(books, customer, call.now);
  if (refusal !== null) throw new ApiError(422, refusal);
  await refuseTooManyMails(books, call.now);
  await countMailOfAllCompanies(books, rules, call.now);
  const { texts } = await readReminderSettings(books);
  const mail = await composeReminderMail(
    books,
    { customer, late, due: [], texts, today },
    links,
    call,
  );
  const subject = {
    ...EMPTY_SUBJECT,
    ...{ kind: "reminder" as const, company_id: books.companyId, contact_id: customer.id },
  };
  const message = { ...mail, is_reminder: true, recipient: customer.email };
  await insertLoggedMail(
    books,
    subject,
    { ...message, invoiceIds: late.map(({ id }) => id) },
    call,
  );
}
