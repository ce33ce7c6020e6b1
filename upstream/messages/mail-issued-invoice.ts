import { toCustomerPagePath } from "../../domain/customer-page-path";
import { formatDate } from "../../domain/calendar/days";
import { getEffectiveDueDate, isUnpaid } from "../../domain/invoices/status";
import { getMessageWords } from "../../domain/messages";
import { selectCustomers } from "../contacts/language";
import type { CompanyBooks } from "../db/company-books";
import { createLink } from "../invoices/links/link";
import { formatInvoiceAmount, type InvoiceRecord } from "../invoices/read/record";
import { createRefusal } from "../wire/api-error";
import { insertMessage } from "./insert-message";
import {
  countMailOfAllCompanies,
  isMailAllowed,
  refuseTooManyMails,
  type MailRules,
} from "./mail-rules";
import { EMPTY_SUBJECT } from "./subjects/subject";

export type InvoiceMailServices = {
  rules: MailRules;
  hasMails: boolean;
  /** Makes the link in the mail. Without the address of the app, the mail has no link. */
  links: { secret: () => string; appUrl: string | undefined };
};

/** Throws a refusal when a company cannot have mails sent without a caller. */
async function refuseUnattendedMail(
  books: CompanyBooks,
  { rules, hasMails }: Pick<InvoiceMailServices, "rules" | "hasMails">,
): Promise<void> {
  if (!hasMails) throw createRefusal("repeat_without_mails");
  if (!(await isMailAllowed(books, rules))) throw createRefusal("repeat_email_unconfirmed");
}

/**
 * Queues the mail of an invoice that was just issued by itself, with the words that the page 'Send'
 * proposes and a link to the customer's page. Throws a refusal when the customer has no email
 * address or mails are not allowed, and a 429 when too many were sent within the hour. Must be
 * called in the transaction that issues the invoice.
 */
export async function mailIssuedInvoice(
  books: CompanyBooks,
  { invoice }: InvoiceRecord,
  now: Date,
  services: InvoiceMailServices,
): Promise<void> {
  await refuseUnattendedMail(books, services);
  const { email, language, display_name } = await selectCustomers(books)
    .where("contacts.id", "=", invoice.contact_id)
    .executeTakeFirstOrThrow();
  if (email === "") throw createRefusal("customer_without_email", { name: display_name });
  await refuseTooManyMails(books, now);
  await countMailOfAllCompanies(books, services.rules, now);
  const words = getMessageWords(language);
  const facts = {
    ...{ contact: display_name, no: invoice.no, business: invoice.company_name },
    amount: formatInvoiceAmount(invoice, invoice.balance),
    due: formatDate(getEffectiveDueDate({ date: invoice.date, dueDate: invoice.due_date })),
    address: await createAddress(books, invoice.id, now, services),
  };
  const isOwed = isUnpaid({ status: invoice.status, balance: BigInt(invoice.balance) });
  const mail = {
    ...{ way: "mail" as const, is_reminder: false, recipient: email },
    subject: words.subject(facts),
    text: (isOwed ? words.owed(facts) : words.nothingOwed(facts)).trim(),
  };
  const subject = {
    ...EMPTY_SUBJECT,
    ...{ kind: "invoice" as const, company_id: books.companyId, invoice_id: invoice.id },
  };
  await insertMessage(books, subject, mail, { now, actor: "" });
}

/** Returns the address of the customer's page, or "" when the address of the app is unknown. */
async function createAddress(
  books: CompanyBooks,
  invoiceId: number,
  now: Date,
  { links: { secret, appUrl } }: InvoiceMailServices,
): Promise<string> {
  if (appUrl === undefined) return "";
  const context = { now, actor: "", logEvent: () => {} };
  const { token } = await createLink(books, invoiceId, secret(), context);
  return token ? new URL(toCustomerPagePath(token), appUrl).href : "";
}
