import type { InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS } from "~/models/invoices/status";

/** What credit notes can still take off an invoice, in minor units; nothing unless it was issued. */
export function leftToCredit({
  status,
  amount,
  credited,
}: Pick<InvoiceRecord, "status" | "amount" | "credited">): bigint {
  const isIssued = status !== INVOICE_STATUS.draft && status !== INVOICE_STATUS.voided;
  return isIssued ? amount - (credited ?? 0n) : 0n;
}
