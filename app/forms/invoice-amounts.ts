import { decimal, reckonInvoice, toMinor, type InvoiceAmounts } from "../../money/money";
import { readTypedAmount, readTypedPercent } from "~/lib/typed-amount";
import type { InvoiceForm, InvoiceRules } from "./invoice";

/** Percent by tax code id, exact decimal text. */
export type Rates = Record<string, string>;

/** What the form adds up to as it stands; what cannot be read yet counts as nothing. */
export function reckonForm(
  form: Pick<InvoiceForm, "lines" | "payments" | "termId">,
  { cashTermIds, rates }: Pick<InvoiceRules, "cashTermIds" | "rates">,
): InvoiceAmounts {
  const lines = form.lines.map((line) => {
    const rate = rates[line.taxCodeId];
    return {
      quantity: decimal(readTypedAmount(line.quantity) ?? "0"),
      unitPrice: decimal(readTypedAmount(line.unitPrice) ?? "0"),
      discountPercent: decimal(readTypedPercent(line.discount) ?? "0"),
      tax: rate === undefined ? null : { code: line.taxCodeId, ratePercent: decimal(rate) },
    };
  });
  // Payment lines count for a cash term alone; with another they wait in the draft.
  const counted = cashTermIds.includes(form.termId) ? form.payments : [];
  return reckonInvoice(lines, counted.map((payment) => readPayment(payment.amount)));
}

/** A typed payment in minor units, as it is counted, shown and sent; what cannot be read is nothing. */
export function readPayment(typed: string): bigint {
  return toMinor(decimal(readTypedAmount(typed) ?? "0"));
}
