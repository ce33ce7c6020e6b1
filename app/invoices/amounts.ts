import { roundCashPayments } from "../../domain/money/cash-rounding";
import {
  decimal,
  calculateInvoice,
  sum,
  toMinor,
  type InvoiceAmounts,
} from "../../domain/money/money";
import { parseAmount, parsePercent } from "../../domain/money/typed-amount";
import type { InvoiceForm, InvoiceRules, PaymentForm } from "./schema";
import { findTaxRate } from "./tax-rates";

/** With what paying in cash changes of it; `balance` is what is left after that. */
export type FormAmounts = InvoiceAmounts & {
  rounding: bigint;
  /** Of the payments that count, as they are stored. */
  paid: bigint[];
};

/** What the form adds up to as it stands; what cannot be read yet counts as nothing. */
export function calculateForm(
  form: Pick<InvoiceForm, "lines" | "payments" | "termId" | "currencyId">,
  rules: Pick<InvoiceRules, "cashTermIds" | "taxRates" | "roundedMethodIds" | "baseCurrencyId">,
): FormAmounts {
  const { cashTermIds, taxRates: rates } = rules;
  const lines = form.lines.map((line) => {
    const rate = findTaxRate(rates, line.taxCodeId);
    return {
      quantity: decimal(parseAmount(line.quantity) ?? "0"),
      unitPrice: decimal(parseAmount(line.unitPrice) ?? "0"),
      discountPercent: decimal(parsePercent(line.discount) ?? "0"),
      tax: rate === undefined ? null : { code: line.taxCodeId, ratePercent: decimal(rate) },
    };
  });
  const isCash = cashTermIds.includes(form.termId);
  const counted = form.payments.filter((payment) => isPaymentCounted(payment, isCash));
  const amounts = calculateInvoice(lines);
  const senMethodIds = form.currencyId === rules.baseCurrencyId ? rules.roundedMethodIds : [];
  const settled = roundCashPayments(
    amounts.total,
    sortRecordedFirst(counted).map(({ amount, methodId, recordedOn }) => ({
      amount: parsePaymentAmount(amount),
      isCash: senMethodIds.includes(methodId),
      isRecorded: recordedOn !== "",
    })),
  );
  const { amounts: paid, rounding, balance: left } = settled;
  return { ...amounts, payments: sum(paid), balance: left, rounding, paid };
}

/** The order in which they come: lines are recorded when the form is saved. */
function sortRecordedFirst(payments: PaymentForm[]): PaymentForm[] {
  const isRecorded = ({ recordedOn }: PaymentForm) => recordedOn !== "";
  return [...payments.filter(isRecorded), ...payments.filter((payment) => !isRecorded(payment))];
}

/**
 * New payments count for a cash term alone, and wait in the draft with another; stored ones always
 * count until they are taken away.
 */
export function isPaymentCounted({ storedId, isRemoved }: PaymentForm, isCash: boolean): boolean {
  return !isRemoved && (isCash || storedId !== "");
}

/**
 * A typed payment in minor units, as it is counted, shown and sent; what cannot be read is nothing.
 */
export function parsePaymentAmount(typed: string): bigint {
  return toMinor(decimal(parseAmount(typed) ?? "0"));
}
