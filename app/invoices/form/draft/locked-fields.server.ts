import {
  isContactLocked,
  isCurrencyLocked,
  type InvoiceRecord,
} from "~/models/invoices/record.server";
import { statusFacts } from "../../../../domain/invoices/status";
import type { InvoiceForm, PaymentForm } from "~/invoices/schema";
import type { FormContext } from "../context.server";
import { toInvoiceForm } from "./initial-form.server";

/** Resets the fields that cannot be changed to their stored values, whatever was posted. */
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

/** Returns the recorded payments as they are stored now, followed by the new ones. */
function restoreRecordedPayments(payments: PaymentForm[], stored: InvoiceRecord): PaymentForm[] {
  const areLines = !statusFacts(stored.status).isIssued || stored.payments.length === 0;
  if (areLines) return payments;
  return [...toInvoiceForm(stored).payments, ...payments.filter(({ storedId }) => storedId === "")];
}
