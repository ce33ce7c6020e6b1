import { minorToText } from "../../domain/money/money";
import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { Act, NotedAct } from "../calls/calls";
import { amountText } from "../wire/decimals";
import { parseOrRefuse } from "../wire/fields";
import { linkOnWire, makeLink, standingLinks } from "../invoices/links/link";
import { currencyOf } from "../reports/owed/currency";
import { customerOnWire, findCustomer } from "../reports/owed/customer";
import { lateInvoices, type LateInvoice } from "../reports/owed/late";
import { insertMessage } from "./insert";
import { reminderPayload } from "./payload";
import { reminderSent } from "./subjects/reminder";

/** Invoices that one message names, with their links: the longest due. The sums are of all. */
const NAMED = 20;

/** What a customer is late with, as the wire has it, and what a message names of it. */
export async function readLate(
  callerBooks: CompanyBooks,
  contactId: number | undefined,
  { secret, now }: { secret: string; now: Date },
): Promise<object> {
  const { customer, books } = await findCustomer(callerBooks, contactId);
  const late = await lateInvoices(books, customer.id, now);
  const named = late.slice(0, NAMED);
  const links = await standingLinks(
    books,
    named.map(({ id }) => id),
  );
  const linkOf = new Map(links.map((link) => [link.invoice_id, linkOnWire(link, secret)]));
  return {
    contact: customerOnWire(customer),
    invoices: named.map((invoice) => ({
      id: invoice.id,
      no: invoice.no,
      due_date: invoice.due_day,
      balance: amountText(invoice.balance),
      currency: currencyOf(invoice),
      link: linkOf.get(invoice.id) ?? null,
    })),
    /** Late invoices that are not named. */
    more: late.length - named.length,
    sums: sumsOf(late),
  };
}

function sumsOf(late: LateInvoice[]): object[] {
  const sums = new Map<number, { currency: object; amount: bigint; count: number }>();
  for (const invoice of late) {
    const { amount, count } = sums.get(invoice.currency_id) ?? { amount: 0n, count: 0 };
    sums.set(invoice.currency_id, {
      currency: currencyOf(invoice),
      amount: amount + BigInt(invoice.balance),
      count: count + 1,
    });
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([, { amount, ...sum }]) => ({ ...sum, amount: minorToText(amount) }));
}

/** Makes the links that a reminder names and that there are not; in a transaction. */
export async function makeLateLinks(
  callerBooks: CompanyBooks,
  contactId: number | undefined,
  secret: string,
  act: NotedAct,
): Promise<void> {
  const { customer, books } = await findCustomer(callerBooks, contactId);
  const late = await lateInvoices(books, customer.id, act.now);
  for (const { id } of late.slice(0, NAMED)) await makeLink(books, id, secret, act);
}

/** Notes, of each late invoice, that the owner's own phone has reminded; returns the message's id. */
export async function noteCustomerReminder(
  callerBooks: CompanyBooks,
  contactId: number | undefined,
  body: unknown,
  act: Act,
): Promise<number> {
  const { way } = parseOrRefuse(reminderPayload, body);
  const { customer, books } = await findCustomer(callerBooks, contactId);
  const subject = await reminderSent.find({ books, params: { id: String(customer.id) } });
  await reminderSent.refuse(subject, { books, now: act.now });
  const message = { way, is_reminder: true, recipient: "", state: "sent" } as const;
  const messageId = await insertMessage(books, subject, message, act);
  for (const { id, no } of await lateInvoices(books, customer.id, act.now)) {
    const invoice = { invoiceId: id, contactId: customer.id, no };
    await recordEvent(books, "reminded", { ...invoice, way }, act);
  }
  return messageId;
}
