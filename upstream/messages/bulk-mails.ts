import * as z from "zod";
import { toCustomerPagePath } from "../../domain/customer-page-path";
import { formatDate } from "../../domain/calendar/days";
import { getEffectiveDueDate, isUnpaid } from "../../domain/invoices/status";
import { getMessageWords } from "../../domain/messages";
import type { Call } from "../calls/calls";
import type { CompanyBooks } from "../db/company-books";
import { createLink } from "../invoices/links/link";
import { invoiceIds } from "../invoices/read/ids";
import { formatInvoiceAmount, type InvoiceRecord } from "../invoices/read/record";
import { ApiError, toMessage } from "../wire/api-error";
import { parseOrRefuse } from "../wire/fields";
import { leaveOut, planBulkMails, toNamed, type BulkPlan, type PlannedMail } from "./bulk-plan";
import { countMailOfAllCompanies, refuseUnpermittedMail, type MailRules } from "./mail-rules";
import { bulkPayloadSchema, toMailText, toOneLine } from "./payload";
import { insertLoggedMail } from "./queue";
import { sumByCurrency } from "./sum-by-currency";
import { EMPTY_SUBJECT } from "./subjects/subject";

const bulkQuery = z.object({ ids: invoiceIds });

/**
 * What the mails of several invoices need. `appUrl` is the address of the app in links, when the
 * caller sends none; without an address the mails have no links.
 */
export type BulkServices = {
  rules: MailRules;
  links: { secret: () => string; appUrl: string | undefined };
};

/** Returns who would get a mail with the invoices `ids` of the query, as JSON of the v2 API. */
export async function readBulkPlan(call: Call, { rules }: BulkServices): Promise<object> {
  const { ids } = parseOrRefuse(bulkQuery, call.query);
  const books = call.books.forCompany(call.books.companyId);
  await refuseUnpermittedMail(books, call.requester.accountId, rules);
  return toWirePlan(await planBulkMails(books, ids, call.now));
}

/**
 * Queues one mail to each customer of the chosen invoices, with a link to each invoice and all PDFs
 * in one file. Returns, as JSON of the v2 API, who gets a mail, and which invoices are left out and
 * why. Throws a refusal when the caller may not send mails.
 */
export async function queueBulkMails(
  call: Call,
  { rules, links }: BulkServices,
): Promise<{ mails: unknown[]; left_out: unknown[] }> {
  const { invoice_ids, app_url } = parseOrRefuse(bulkPayloadSchema, call.body);
  const books = call.books.forCompany(call.books.companyId);
  await refuseUnpermittedMail(books, call.requester.accountId, rules);
  const plan = await planBulkMails(books, invoice_ids, call.now);
  const queued: BulkPlan = { mails: [], leftOut: [...plan.leftOut] };
  for (const mail of plan.mails) {
    try {
      await countMailOfAllCompanies(books, rules, call.now);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      queued.leftOut.push(leaveOut(mail, "limit", error.refusal));
      continue;
    }
    await insertPlannedMail(books, mail, {
      ...call,
      ...links,
      ...(app_url ? { appUrl: app_url } : {}),
    });
    queued.mails.push(mail);
  }
  return toWirePlan(queued);
}

type Context = Call & BulkServices["links"];

/** Stores the mail to one customer, with its job, and creates the missing links. */
async function insertPlannedMail(
  books: CompanyBooks,
  { customer, records }: PlannedMail,
  context: Context,
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const invoices = [];
  for (const record of records) invoices.push(await toFacts(books, record, context));
  const ids = records.map(({ invoice }) => invoice.id);
  const hasSeveral = ids.length > 1;
  const subject = {
    ...EMPTY_SUBJECT,
    company_id: books.companyId,
    invoice_id: first.invoice.id,
    ...(hasSeveral
      ? { kind: "invoices" as const, contact_id: customer.id }
      : { kind: "invoice" as const }),
  };
  const { line, text } = compose({ customer, records }, invoices);
  const content = { subject: toOneLine(line), text: toMailText(text).trim() };
  const message = { ...content, is_reminder: false, recipient: customer.email };
  const listed = { invoiceIds: hasSeveral ? ids : [] };
  await insertLoggedMail(books, subject, { ...message, ...listed }, context);
}

type Facts = Awaited<ReturnType<typeof toFacts>>;

/** Composes the subject line and the text in the customer's language. */
function compose({ customer, records }: PlannedMail, invoices: Facts[]) {
  const words = getMessageWords(customer.language);
  const unpaid = records.filter(isRecordUnpaid).map(({ invoice }) => ({
    ...{ currency_id: invoice.currency_id, symbol: invoice.currency_symbol },
    balance: invoice.balance,
  }));
  const parties = {
    contact: customer.display_name,
    business: records[0]?.invoice.company_name ?? "",
  };
  const [only, ...others] = invoices;
  if (only && others.length === 0) {
    const facts = { ...parties, ...only };
    const text = only.amount ? words.owed(facts) : words.nothingOwed(facts);
    return { line: words.subject(facts), text };
  }
  const facts = { ...parties, sums: sumByCurrency(unpaid), invoices };
  return { line: words.invoicesSubject(facts), text: words.invoices(facts) };
}

async function toFacts(books: CompanyBooks, record: InvoiceRecord, context: Context) {
  const { id, no, date, due_date, balance } = record.invoice;
  const { secret, appUrl } = context;
  const link = appUrl === undefined ? null : await createLink(books, id, secret(), context);
  return {
    no,
    due: formatDate(getEffectiveDueDate({ date, dueDate: due_date })),
    amount: isRecordUnpaid(record) ? formatInvoiceAmount(record.invoice, balance) : "",
    address: link?.token ? new URL(toCustomerPagePath(link.token), appUrl).href : "",
  };
}

function isRecordUnpaid({ invoice: { status, balance } }: InvoiceRecord): boolean {
  return isUnpaid({ status, balance: BigInt(balance) });
}

function toWirePlan({ mails, leftOut }: BulkPlan) {
  return {
    mails: mails.map(({ customer, records }) => ({
      contact: { id: customer.id, name: customer.display_name },
      to: customer.email,
      invoices: records.map(toNamed),
    })),
    left_out: leftOut.map(({ code, refusal, customer, invoices }) => ({
      ...{ code, reason: toMessage(refusal), refusal, invoices },
      contact: customer && { id: customer.id, name: customer.display_name },
    })),
  };
}
