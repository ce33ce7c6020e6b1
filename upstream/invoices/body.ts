import { allowedDeeds } from "../../domain/invoices/deeds";
import type { Call } from "../http/calls";
import { factsOf } from "./deeds";
import { invoiceOnWire, readInvoice } from "./record";

/** A stored invoice as calls answer it: with what it allows now. */
export async function invoiceBody(
  { books, now }: Pick<Call, "books" | "now">,
  id: number | undefined,
): Promise<{ invoice: object }> {
  const record = await readInvoice(books, id);
  const can = allowedDeeds(factsOf(record, now));
  return { invoice: { ...invoiceOnWire(record, can), can } };
}
