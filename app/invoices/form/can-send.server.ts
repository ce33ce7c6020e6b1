import type { InvoiceRecord } from "~/models/invoices/record.server";
import { allows } from "~/models/invoices/operations.server";
import { listExtensions } from "~/server/v2/extensions.server";

/** Whether an invoice, null for a new one, is saved and sent at once where that is asked. */
export async function canSaveAndSend(stored: InvoiceRecord | null): Promise<boolean> {
  if (stored && !allows(stored, "mark_sent")) return false;
  return (await listExtensions()).includes("links");
}
