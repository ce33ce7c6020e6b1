import { getDayInZone } from "../../domain/calendar/time-zone";
import { selectCustomers } from "../contacts/language";
import type { CompanyBooks } from "../db/company-books";
import type { JobSubject } from "../db/job-tables";
import type { JobResult } from "../jobs/end";
import type { JobHandler } from "../jobs/handler";
import { insertMessage } from "../messages/insert-message";
import {
  countMailOfAllCompanies,
  isMailAllowed,
  refuseTooManyMails,
  type MailRules,
} from "../messages/mail-rules";
import { EMPTY_SUBJECT } from "../messages/subjects/subject";
import { ApiError } from "../wire/api-error";
import { composeReminderMail, createOwnContext, type ReminderLinks } from "./compose";
import { listLateInvoices, listTriggers } from "./due-invoices";
import { findSendingTime, isSendingTime } from "./sending-hours";
import { readReminderSettings } from "./settings";
import { readSendingHours } from "./read-sending-hours";

const DAY_MS = 24 * 60 * 60_000;
/** The pause before another try, when as many mails as allowed were sent within the hour. */
const LIMIT_PAUSE_MS = 10 * 60_000;

type Services = { rules: MailRules; links: ReminderLinks };

/**
 * Returns the handler that stores the reminder of one customer, together with the job that mails it.
 * It looks again at what the customer owes, so that a payment stops the reminder.
 */
export function createReminderHandler(services: Services): JobHandler {
  return {
    giveUpMs: DAY_MS,
    async run({ subject, now, change, end }) {
      const result = await change((books) => storeReminder(books, subject, now, services)).catch(
        async (error: unknown): Promise<JobResult> => {
          if (!(error instanceof ApiError) || error.status !== 429) throw error;
          return change((books) => putOff(books, new Date(now.getTime() + LIMIT_PAUSE_MS)));
        },
      );
      await end(result);
    },
    prepareRetry: async () => {},
  };
}

async function putOff(books: CompanyBooks, earliest: Date): Promise<JobResult> {
  const hours = await readSendingHours(books);
  return { state: "put_off", until: findSendingTime(earliest, hours) };
}

async function storeReminder(
  books: CompanyBooks,
  { contact_id: contactId = 0, day = "", after_day: after = "" }: JobSubject,
  now: Date,
  { rules, links }: Services,
): Promise<JobResult> {
  const done: JobResult = { state: "done" };
  const { isOn, days, texts } = await readReminderSettings(books);
  if (!isOn || !(await isMailAllowed(books, rules))) return done;
  const hours = await readSendingHours(books);
  if (!isSendingTime(now, hours)) return putOff(books, now);
  const customer = await selectCustomers(books)
    .where("contacts.id", "=", contactId)
    .executeTakeFirst();
  const today = getDayInZone(hours.timeZone, now);
  if (!customer?.email || (await wasRemindedOn(books, contactId, { today, ...hours }))) return done;
  const period = { after, until: day };
  const triggers = await listTriggers(books, { days, period, contactId });
  if (triggers.length === 0) return done;
  const late = await listLateInvoices(books, contactId, today);
  const due = triggers.filter(({ due_day }) => due_day >= today);
  await refuseTooManyMails(books, now);
  await countMailOfAllCompanies(books, rules, now);
  const content = { customer, late, due, texts, today };
  const message = {
    ...(await composeReminderMail(books, content, links, createOwnContext(now))),
    ...{ way: "mail" as const, is_reminder: true, recipient: customer.email },
    invoiceIds: [...late, ...due].map(({ id }) => id),
  };
  const subject = {
    ...EMPTY_SUBJECT,
    ...{ kind: "reminder" as const, company_id: books.companyId, contact_id: contactId },
  };
  await insertMessage(books, subject, message, { now, actor: "" });
  return done;
}

/** Returns whether the customer was reminded of all invoices on this day, by itself or by hand. */
async function wasRemindedOn(
  books: CompanyBooks,
  contactId: number,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<boolean> {
  const last = await books
    .selectFrom("sent_messages")
    .select("made_at")
    .where("kind", "=", "reminder")
    .where("contact_id", "=", contactId)
    .where((eb) => eb.or([eb("actor", "=", ""), eb("state", "in", ["waiting", "sending", "sent"])]))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && getDayInZone(timeZone, new Date(last.made_at)) === today;
}
