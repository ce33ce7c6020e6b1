import {
  isContactLocked,
  isCurrencyLocked,
  type InvoiceRecord,
} from "~/models/invoices/record.server";
import { statusFacts } from "../../../../domain/invoices/status";
import type { InvoiceForm, PaymentForm } from "~/invoices/schema";
import type { FormContext } from "../context.server";
import { toInvoiceForm } from "./initial-form.server";

/** Whatever a page may post, or was kept: what cannot be changed is as it is stored. */
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

/** Recorded payments as they stand, also when one was undone or recorded meanwhile. */
function restoreRecordedPayments(payments: PaymentForm[], stored: InvoiceRecord): PaymentForm[] {
  const areLines = !statusFacts(stored.status).isIssued || stored.payments.length === 0;
  if (areLines) return payments;
  return [...toInvoiceForm(stored).payments, ...payments.filter(({ storedId }) => storedId === "")];
}
