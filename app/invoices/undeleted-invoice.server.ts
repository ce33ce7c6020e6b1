import { redirect } from "@remix-run/node";
import { readVersions } from "~/models/invoices/issued.server";
import { readInvoice, type InvoiceRecord } from "~/models/invoices/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoicePaths } from "./paths";

/**
 * Reads an invoice. When the invoice is deleted, redirects to its versions, where the user can
 * restore it. Throws `UpstreamFault` "notFound" for an unknown id.
 */
export async function requireUndeletedInvoice(
  session: Session,
  id: string,
): Promise<InvoiceRecord> {
  const invoice = await findUndeletedInvoice(session, id);
  if (!invoice) throw redirect(invoicePaths.versions(id));
  return invoice;
}

/**
 * Returns null for a deleted invoice. Throws `UpstreamFault` "notFound" for an unknown id and,
 * without the extension `issued`, for a deleted invoice too.
 */
export async function findUndeletedInvoice(
  session: Session,
  id: string,
): Promise<InvoiceRecord | null> {
  try {
    return await readInvoice(session, id);
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.kind !== "notFound") throw error;
    if (!(await listExtensions()).includes("issued")) throw error;
    // The versions of a deleted invoice can still be read. For an unknown id, this call throws
    // "notFound".
    await readVersions(session, id);
    return null;
  }
}
