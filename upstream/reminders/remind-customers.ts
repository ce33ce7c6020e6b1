import * as z from "zod";
import { getDayInZone } from "../../domain/calendar/time-zone";
import type { Call } from "../calls/calls";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import type { CompanyBooks } from "../db/company-books";
import {
  countMailOfAllCompanies,
  refuseTooManyMails,
  refuseUnpermittedMail,
  type MailRules,
} from "../messages/mail-rules";
import { insertLoggedMail } from "../messages/queue";
import { EMPTY_SUBJECT } from "../messages/subjects/subject";
import { ApiError, createRefusal } from "../wire/api-error";
import { parseOrRefuse, requiredId } from "../wire/fields";
import { composeReminderMail, type ReminderLinks } from "./compose";
import { listLateInvoices } from "./due-invoices";
import { readReminderSettings } from "./settings";

/** The maximum number of customers in one call. */
const MAX_CUSTOMERS = 50;

const INVALID_APP = "The address of the app is not valid.";

const payloadSchema = z.object({
  contact_ids: z
    .array(requiredId("The contact was not found."), { message: "Please choose customers." })
    .min(1, "Please choose customers.")
    .max(MAX_CUSTOMERS, `Please choose at most ${MAX_CUSTOMERS} customers.`),
  /** The address of the caller's app, for the links to the invoices. */
  app_url: z
    .string({ message: INVALID_APP })
    .max(500, INVALID_APP)
    .regex(/^https?:\/\/[\x21-\x7e]+$/, INVALID_APP)
    .refine((url) => URL.canParse(url), INVALID_APP)
    .optional(),
});

type Options = { rules: MailRules; links: ReminderLinks };

/** What became of the reminder of one customer. `reason` says in words why none is sent. */
type Outcome = { contact: { id: number; name: string }; is_queued: boolean; reason: string };

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
  for (const contactId of new Set(contact_ids)) {
    const customer = await books
      .selectFrom("contacts")
      .select(["id", "display_name", "email", "language"])
      .where("id", "=", contactId)
      .executeTakeFirst();
    if (!customer) continue;
    const contact = { id: contactId, name: customer.display_name };
    try {
      const appUrl = app_url ?? links.appUrl;
      await queueReminder(books, { ...call, rules, customer, links: { ...links, appUrl } });
      outcomes.push({ contact, is_queued: true, reason: "" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.push({ contact, is_queued: false, reason: error.message });
    }
  }
  return outcomes;
}

type Customer = { id: number } & Parameters<typeof composeReminderMail>[1]["customer"] & {
    email: string;
  };

async function queueReminder(
  books: CompanyBooks,
  { customer, links, rules, ...call }: Call & Options & { customer: Customer },
): Promise<void> {
  if (customer.email === "") throw createRefusal("This customer has no email.");
  const { time_zone } = await readTimeZoneAndCurrency(books);
  const today = getDayInZone(time_zone, call.now);
  // A pause stops only what goes out by itself.
  const late = await listLateInvoices(books, customer.id, today, { withPaused: true });
  if (late.length === 0) throw createRefusal("This customer is late with nothing.");
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
