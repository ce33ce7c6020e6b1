import {
  isContactLocked,
  isCurrencyLocked,
  type InvoiceRecord,
} from "~/models/invoices/record.server";
import { getStatusFacts } from "../../../../domain/invoices/status";
import type { InvoiceForm, PaymentForm } from "~/invoices/schema";
import type { FormContext } from "../context.server";
import { toInvoiceForm } from "./initial-form.server";

/**
 * Sets the fields that cannot be changed to their stored values, whatever was posted. Returns the
 * form unchanged for a new invoice and without a context.
 */
export function restoreLockedFields(context: FormContext | null, typed: InvoiceForm): InvoiceForm {
  const stored = context?.stored;
  if (!stored) return typed;
  const contact = isContactLocked(stored)
    ? { contactId: stored.contact_id, contactName: stored.contact_name }
    : {};
  const currency = isCurrencyLocked(stored) ? { currencyId: stored.currency.id } : {};
  return {
    ...typed,
    ...contact,
    ...currency,
    payments: restoreRecordedPayments(typed.payments, stored),
  };
}

/**
 * Returns the stored payments of an issued invoice, followed by the new payments. Returns the
 * payments as posted for a draft invoice, whose payments can be changed, and for an issued invoice
 * that has none.
 */
function restoreRecordedPayments(payments: PaymentForm[], stored: InvoiceRecord): PaymentForm[] {
  const areChangeable = !getStatusFacts(stored.status).isIssued || stored.payments.length === 0;
  if (areChangeable) return payments;
  return [...toInvoiceForm(stored).payments, ...payments.filter(({ storedId }) => storedId === "")];
}
