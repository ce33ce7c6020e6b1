import type { InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { extensions } from "~/server/v2/extensions.server";

/** Whether an invoice, null for a new one, is saved and sent at once where that is asked. */
export async function canSend(stored: InvoiceRecord | null): Promise<boolean> {
  if (stored && stored.status !== INVOICE_STATUS.draft) return false;
  return (await extensions()).includes("links");
}
