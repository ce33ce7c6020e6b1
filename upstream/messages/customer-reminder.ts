import { minorToText } from "../../domain/money/money";
import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { ChangeContext, LoggedChangeContext } from "../calls/calls";
import { formatWireAmount } from "../wire/decimals";
import { parseOrRefuse } from "../wire/fields";
import { toWireLink, createLink, listActiveLinks } from "../invoices/links/link";
import { toWireCurrency } from "../reports/owed/customer";
import { toWireCustomer, readCustomerWithBooks } from "../reports/owed/customer";
import { listOverdueInvoices, type OverdueInvoice } from "../reports/owed/overdue-invoices";
import { insertMessage } from "./insert-message";
import { reminderPayloadSchema } from "./payload";
import { reminderHandler } from "./subjects/reminder";

/**
 * The maximum number of invoices that a message lists, longest overdue first. The sums include all
 * overdue invoices.
 */
const MAX_LISTED = 20;

/**
 * Returns a customer's overdue invoices as JSON of the v2 API: at most `MAX_LISTED` with their
 * links, and the sums of all by currency.
 */
export async function readOverdueInvoices(
  callerBooks: CompanyBooks,
  contactId: number | undefined,
  { secret, now }: { secret: string; now: Date },
): Promise<object> {
  const { customer, books } = await readCustomerWithBooks(callerBooks, contactId);
  const late = await listOverdueInvoices(books, customer.id, now);
  const listed = late.slice(0, MAX_LISTED);
  const links = await listActiveLinks(
    books,
    listed.map(({ id }) => id),
  );
  const linksByInvoice = new Map(links.map((link) => [link.invoice_id, toWireLink(link, secret)]));
  return {
    contact: toWireCustomer(customer),
    invoices: listed.map((invoice) => ({
      id: invoice.id,
      no: invoice.no,
      due_date: invoice.due_day,
      balance: formatWireAmount(invoice.balance),
      currency: toWireCurrency(invoice),
      link: linksByInvoice.get(invoice.id) ?? null,
    })),
    /** The number of overdue invoices that are not listed. */
    more: late.length - listed.length,
    sums: sumByCurrency(late),
  };
}

function sumByCurrency(late: OverdueInvoice[]): object[] {
  const sums = new Map<number, { currency: object; amount: bigint; count: number }>();
  for (const invoice of late) {
    const { amount, count } = sums.get(invoice.currency_id) ?? { amount: 0n, count: 0 };
    sums.set(invoice.currency_id, {
      currency: toWireCurrency(invoice),
      amount: amount + BigInt(invoice.balance),
      count: count + 1,
    });
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([, { amount, ...sum }]) => ({ ...sum, amount: minorToText(amount) }));
}

/**
 * Creates the missing links of the listed overdue invoices. Must be called in a transaction that
 * holds the company's lock.
 */
export async function createOverdueLinks(
  callerBooks: CompanyBooks,
  contactId: number | undefined,
  secret: string,
  context: LoggedChangeContext,
): Promise<void> {
  const { customer, books } = await readCustomerWithBooks(callerBooks, contactId);
  const late = await listOverdueInvoices(books, customer.id, context.now);
  for (const { id } of late.slice(0, MAX_LISTED)) await createLink(books, id, secret, context);
}

/**
 * Records that the owner has sent a reminder of all overdue invoices without this server. Returns
 * the message's id.
 */
export async function recordCustomerReminder(
  callerBooks: CompanyBooks,
  contactId: number | undefined,
  body: unknown,
  context: ChangeContext,
): Promise<number> {
  const { way } = parseOrRefuse(reminderPayloadSchema, body);
  const { customer, books } = await readCustomerWithBooks(callerBooks, contactId);
  const subject = await reminderHandler.readSubject({
    books,
    params: { id: String(customer.id) },
  });
  await reminderHandler.refuseUnsendable(subject, {
    ...{ books, now: context.now, invoiceIds: [] },
  });
  const message = { way, is_reminder: true, recipient: "", state: "sent" } as const;
  const messageId = await insertMessage(books, subject, message, context);
  for (const { id, no } of await listOverdueInvoices(books, customer.id, context.now)) {
    const invoice = { invoiceId: id, contactId: customer.id, no };
    await recordEvent(books, "reminded", { ...invoice, way }, context);
  }
  return messageId;
}
