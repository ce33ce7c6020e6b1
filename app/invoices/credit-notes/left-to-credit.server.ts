import type { InvoiceRecord } from "~/models/invoices/record.server";
import { statusFacts } from "../../../domain/invoices/status";

/** What credit notes can still take off an invoice, in minor units; nothing unless it was issued. */
export function leftToCredit({
  status,
  amount,
  credited,
}: Pick<InvoiceRecord, "status" | "amount" | "credited">): bigint {
  return statusFacts(status).isCounted ? amount - (credited ?? 0n) : 0n;
}
