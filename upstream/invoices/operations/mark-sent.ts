import * as z from "zod";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { refusePaymentOfFutureInvoice } from "../compose/payments";
import { readInvoice, type InvoiceRecord } from "../read/record";
import { changeInvoice, type OpenInvoice } from "../write/change-invoice";
import { issue } from "../../wire/issue";

const statusPayload = z.object({
  status: z
    .unknown()
    .refine((status) => status === INVOICE_STATUS.sent || status === String(INVOICE_STATUS.sent), {
      message: issue("only_mark_sent"),
    }),
});

/**
 * Marks a draft invoice as sent and returns it. An invoice with the status sent is returned
 * unchanged. Must be called in a transaction that holds the company's lock.
 */
export async function markSent(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, etag, now, actor }: Pick<Call, "body" | "etag" | keyof ChangeContext>,
): Promise<InvoiceRecord> {
  parseOrRefuse(statusPayload, body);
  const stored = await callerBooks
    .selectFrom("invoices")
    .select("status")
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (stored?.status === INVOICE_STATUS.sent) return readInvoice(callerBooks, id);
  const request = { id, operation: "mark_sent", etag, now, actor } as const;
  const { record: sentInvoice } = await changeInvoice(callerBooks, request, async (open) => {
    const { books, record } = open;
    await setPaymentDates(open);
    await books
      .updateTable("invoices")
      .set({ status: INVOICE_STATUS.sent })
      .where("id", "=", record.invoice.id)
      .execute();
    return { result: undefined };
  });
  return sentInvoice;
}

/**
 * Sets the dates of a draft invoice's payments to the invoice date. Throws a refusal when there are
 * payments and this date is after today.
 */
async function setPaymentDates({ books, record, today }: OpenInvoice): Promise<void> {
  const { id, date } = record.invoice;
  if (record.payments.length === 0) return;
  refusePaymentOfFutureInvoice({ date, today });
  await books.updateTable("payments").set({ date }).where("invoice_id", "=", id).execute();
}
