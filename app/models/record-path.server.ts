import { toChildPath } from "~/lib/address";
import { UpstreamFault } from "~/server/v2/faults.server";

/**
 * Names that the API uses in place of ids, and the relative segments of a path. An id comes from an
 * address in the browser, so it is compared with these names.
 */
const RESERVED_NAMES = [".", "..", "next_no", "preview", "due", "cash"];

/** Returns the path of an invoice. Throws `UpstreamFault` "notFound" for an impossible id. */
export function toInvoicePath(invoiceId: string): string {
  return recordPath("/sales/invoices", invoiceId);
}

/** Returns the path of a repeat. Throws `UpstreamFault` "notFound" for an impossible id. */
export function toRepeatPath(repeatId: string): string {
  return recordPath("/repeats", repeatId);
}

/** Returns the path of a receipt. Throws `UpstreamFault` "notFound" for an impossible id. */
export function toReceiptPath(receiptId: string): string {
  return recordPath("/receipts", receiptId);
}

/** Returns the path of a refund. Throws `UpstreamFault` "notFound" for an impossible id. */
export function toRefundPath(refundId: string): string {
  return recordPath("/refunds", refundId);
}

function recordPath(collection: string, id: string): string {
  if (id === "" || RESERVED_NAMES.includes(id))
    throw new UpstreamFault("notFound", 404, "", collection);
  return toChildPath(collection, id);
}
