import { allowedDeeds } from "../../../domain/invoices/deeds";
import { factsOf } from "./deeds";
import { invoiceOnWire, type InvoiceRecord } from "./record";

/** A stored invoice as calls answer it: with what it allows at `now`. */
export function invoiceBody(record: InvoiceRecord, now: Date): { invoice: object } {
  const can = allowedDeeds(factsOf(record, now));
  return { invoice: { ...invoiceOnWire(record, can), can } };
}
