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
 * form unchanged for a new invoice.
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
 * Returns the stored payments of an issued invoice, followed by the new payments. Payments of a
 * draft invoice can be changed, so they are returned as posted.
 */
function restoreRecordedPayments(payments: PaymentForm[], stored: InvoiceRecord): PaymentForm[] {
  const areChangeable = !getStatusFacts(stored.status).isIssued || stored.payments.length === 0;
  if (areChangeable) return payments;
  return [...toInvoiceForm(stored).payments, ...payments.filter(({ storedId }) => storedId === "")];
}
