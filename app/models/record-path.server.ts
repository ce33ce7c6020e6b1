import { childPath } from "~/lib/address";
import { UpstreamFault } from "~/server/v2/faults.server";

/** Names that the API has where ids stand. Ids come from addresses, and no record is called so. */
const RESERVED_NAMES = [".", "..", "next_no", "preview", "due", "cash"];

/** Throws `UpstreamFault` "notFound" for what can be no invoice's id. */
export function invoicePath(invoiceId: string): string {
  return recordPath("/sales/invoices", invoiceId);
}

/** Throws `UpstreamFault` "notFound" for what can be no repeat's id. */
export function repeatPath(repeatId: string): string {
  return recordPath("/repeats", repeatId);
}

function recordPath(collection: string, id: string): string {
  if (id === "" || RESERVED_NAMES.includes(id))
    throw new UpstreamFault("notFound", 404, "", collection);
  return childPath(collection, id);
}
