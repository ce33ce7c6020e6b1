import * as z from "zod";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { dayIn } from "../../domain/calendar/time-zone";
import { readCompany } from "../company";
import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { Act, Call } from "../http/calls";
import { parseOrRefuse } from "../http/fields";
import { unacceptable } from "../http/api-error";
import { nextVersion, refuseStale } from "../http/versions";
import { paidEvent } from "../invoice-payments/event";
import { keepFirstVersion } from "../issued/versions";
import { refusePaidAhead } from "./paid-ahead";
import { keepingSums } from "./running-totals";
import { findInvoice } from "./find";
import { readInvoice } from "./record";
import { settle } from "./settle";
import { postPayments } from "./post-payments";

const statusPayload = z.object({
  status: z
    .unknown()
    .refine((status) => status === INVOICE_STATUS.sent || status === String(INVOICE_STATUS.sent), {
      message: "An invoice can only be marked as sent.",
    }),
});

/** Marks a draft as sent, from when on it stays as it is; to be called in a transaction. */
export async function markSent(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, version, ...act }: Pick<Call, "body" | "version" | keyof Act>,
): Promise<void> {
  const invoice = await findInvoice(callerBooks, id);
  parseOrRefuse(statusPayload, body);
  // Before the version: whoever presses twice has an older one, and nothing is overwritten.
  if (invoice.status === INVOICE_STATUS.sent) return;
  refuseStale("invoice", invoice, version);
  if (invoice.status !== INVOICE_STATUS.draft)
    throw unacceptable("Only a draft can be marked as sent.");
  const books = callerBooks.narrowedTo(invoice.company_id);
  await datePayments(books, invoice, act.now);
  await keepingSums(books, invoice.id, async () => {
    await books
      .updateTable("invoices")
      .set({ status: INVOICE_STATUS.sent, updated_at: nextVersion(invoice, act.now) })
      .where("id", "=", invoice.id)
      .execute();
    await settle(books, invoice.id);
    await postPayments(books, [invoice.id]);
  });
  await keepFirstVersion(books, invoice, act);
  await recordIssued(books, invoice.id, act);
}

/** What is paid with an invoice is paid on its day, whatever day a draft had before. */
async function datePayments(
  books: CompanyBooks,
  { id, date }: { id: number; date: string },
  now: Date,
): Promise<void> {
  const payments = await books
    .updateTable("payments")
    .set({ date })
    .where("invoice_id", "=", id)
    .returning("id")
    .execute();
  const { time_zone } = await readCompany(books);
  if (payments.length > 0) refusePaidAhead({ date, today: dayIn(time_zone, now) });
}

/** With the payments that came with the draft, which count from now on. */
async function recordIssued(books: CompanyBooks, id: number, act: Act): Promise<void> {
  const { invoice, payments } = await readInvoice(books, id);
  const { contact_id: contactId, no } = invoice;
  await recordEvent(books, "issued", { invoiceId: id, contactId, no, version: 1 }, act);
  for (const { amount } of payments)
    await recordEvent(books, "paid", paidEvent(invoice, amount), act);
}
