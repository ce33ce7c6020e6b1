import { formatDate } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError, createRefusal } from "../../wire/api-error";
import type { ChangeContext, Call } from "../../calls/calls";
import type { InvoiceRecord } from "../read/record";
import { changeInvoice } from "../write/change-invoice";

type Ids = { invoiceId: number | undefined; paymentId: number | undefined };

/**
 * Undoes a payment on today's date and returns its invoice. The payment stays stored, but does not
 * count in the invoice's totals. Must be called in a transaction that holds the company's lock.
 */
export async function undoPayment(
  callerBooks: CompanyBooks,
  { invoiceId, paymentId }: Ids,
  { etag, now, actor }: Pick<Call, "etag" | keyof ChangeContext>,
): Promise<InvoiceRecord> {
  const payment = await callerBooks
    .selectFrom("payments")
    .select(["id", "reversed_on"])
    .where("invoice_id", "=", invoiceId ?? 0)
    .where("id", "=", paymentId ?? 0)
    .executeTakeFirst();
  if (!payment) throw createNotFoundError("payment");
  if (payment.reversed_on !== null)
    throw createRefusal("payment_undone_on", { date: formatDate(payment.reversed_on) });
  const request = { id: invoiceId, operation: "undo_payment", etag, now, actor } as const;
  const { record } = await changeInvoice(callerBooks, request, async ({ books, today }) => {
    await books
      .updateTable("payments")
      .set({ reversed_on: today })
      .where("id", "=", payment.id)
      .execute();
    return { result: undefined };
  });
  return record;
}
