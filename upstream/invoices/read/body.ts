import { allowedOperations } from "../../../domain/invoices/operations";
import { toInvoiceFacts } from "./operations";
import { invoiceOnWire, type InvoiceRecord } from "./record";

/** A stored invoice as calls answer it: with what it allows at `now`, and whether money goes back. */
export function invoiceBody(record: InvoiceRecord, now: Date): { invoice: object } {
  const facts = toInvoiceFacts(record, now);
  const can = allowedOperations(facts);
  return { invoice: { ...invoiceOnWire(record, can), can, is_cash_sale: facts.isCashSale } };
}
