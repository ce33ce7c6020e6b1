import { listAllowedOperations } from "../../../domain/invoices/operations";
import { toInvoiceFacts } from "./operations";
import { toWireInvoice, type InvoiceRecord } from "./record";

/** Converts an invoice to the JSON body of an answer, with the operations that are allowed now. */
export function toInvoiceBody(record: InvoiceRecord, now: Date): { invoice: object } {
  const facts = toInvoiceFacts(record, now);
  const can = listAllowedOperations(facts);
  return { invoice: { ...toWireInvoice(record, can), can, is_cash_sale: facts.isCashSale } };
}
