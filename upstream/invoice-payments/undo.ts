import { dayIn } from "../../domain/calendar/time-zone";
import { showDate } from "../../domain/calendar/days";
import { readCompany } from "../company";
import type { CompanyBooks } from "../db/company-books";
import { notFound, unacceptable } from "../http/api-error";
import { recordEvent } from "../history/record-event";
import type { Act, Call } from "../http/calls";
import { refuseStale } from "../http/versions";
import { readInvoice } from "../invoices/record";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { changePayments } from "./change";
import { paidEvent } from "./event";

/**
 * Takes a payment back: it stays in the books with the day of that, and counts no more. To be called
 * in a transaction.
 */
export async function undoPayment(
  callerBooks: CompanyBooks,
  { invoiceId, paymentId }: { invoiceId: number | undefined; paymentId: number | undefined },
  { version, ...act }: Pick<Call, "version" | keyof Act>,
): Promise<void> {
  const { invoice, payments } = await readInvoice(callerBooks, invoiceId);
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) throw notFound("payment");
  refuseStale("invoice", invoice, version);
  if (payment.reversed_on !== null)
    throw unacceptable(`This payment was undone on ${showDate(payment.reversed_on)}.`);
  if (invoice.status === INVOICE_STATUS.draft || invoice.status === INVOICE_STATUS.voided)
    throw unacceptable("Only a payment of an issued invoice can be undone.");
  const books = callerBooks.narrowedTo(invoice.company_id);
  const { time_zone } = await readCompany(books);
  const day = dayIn(time_zone, act.now);
  await changePayments(books, invoice, { now: act.now, day }, () =>
    books.updateTable("payments").set({ reversed_on: day }).where("id", "=", payment.id).execute(),
  );
  await recordEvent(books, "undone", paidEvent(invoice, payment.amount), act);
}
