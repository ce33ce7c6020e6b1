import { decimal, calculateInvoice, toMinor, type InvoiceAmounts } from "../../money/money";
import { readTypedAmount, readTypedPercent } from "~/lib/typed-amount";
import { rateOf, type InvoiceForm, type InvoiceRules, type PaymentForm } from "./schema";

/** What the form adds up to as it stands; what cannot be read yet counts as nothing. */
export function calculateForm(
  form: Pick<InvoiceForm, "lines" | "payments" | "termId">,
  { cashTermIds, rates }: Pick<InvoiceRules, "cashTermIds" | "rates">,
): InvoiceAmounts {
  const lines = form.lines.map((line) => {
    const rate = rateOf(rates, line.taxCodeId);
    return {
      quantity: decimal(readTypedAmount(line.quantity) ?? "0"),
      unitPrice: decimal(readTypedAmount(line.unitPrice) ?? "0"),
      discountPercent: decimal(readTypedPercent(line.discount) ?? "0"),
      tax: rate === undefined ? null : { code: line.taxCodeId, ratePercent: decimal(rate) },
    };
  });
  const isCash = cashTermIds.includes(form.termId);
  const counted = form.payments.filter((payment) => countsPayment(payment, isCash));
  return calculateInvoice(
    lines,
    counted.map((payment) => readPayment(payment.amount)),
  );
}

/**
 * New payments count for a cash term alone, and wait in the draft with another; stored ones always
 * count until they are taken away.
 */
export function countsPayment({ storedId, isRemoved }: PaymentForm, isCash: boolean): boolean {
  return !isRemoved && (isCash || storedId !== "");
}

/**
 * A typed payment in minor units, as it is counted, shown and sent; what cannot be read is nothing.
 */
export function readPayment(typed: string): bigint {
  return toMinor(decimal(readTypedAmount(typed) ?? "0"));
}
