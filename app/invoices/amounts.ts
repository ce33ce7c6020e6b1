import { roundCashPayments } from "../../domain/money/cash-rounding";
import {
  toDecimal,
  calculateInvoice,
  sum,
  toMinor,
  type InvoiceAmounts,
} from "../../domain/money/money";
import { parseAmount, parsePercent } from "../../domain/money/typed-amount";
import type { InvoiceForm, InvoiceRules, PaymentForm } from "./schema";
import { findTaxRate } from "./tax-rates";

/**
 * The amounts of a form in minor units. `balance` is the amount that is still owed after payments
 * and cash rounding.
 */
export type FormAmounts = InvoiceAmounts & {
  /** The cash rounding: the amount that it adds to the total, negative when it takes one off. */
  rounding: bigint;
  /**
   * The amounts of the counted payments after cash rounding, as the API stores them; recorded
   * payments come first.
   */
  paid: bigint[];
};

/**
 * Calculates the amounts of the form with the typed values. A value that cannot be parsed counts as
 * zero.
 */
export function calculateForm(
  form: Pick<InvoiceForm, "lines" | "payments" | "termId" | "currencyId">,
  rules: Pick<InvoiceRules, "cashTermIds" | "taxRates" | "roundedMethodIds" | "baseCurrencyId">,
): FormAmounts {
  const { cashTermIds, taxRates } = rules;
  const lines = form.lines.map((line) => {
    const rate = findTaxRate(taxRates, line.taxCodeId);
    return {
      quantity: toDecimal(parseAmount(line.quantity) ?? "0"),
      unitPrice: toDecimal(parseAmount(line.unitPrice) ?? "0"),
      discountPercent: toDecimal(parsePercent(line.discount) ?? "0"),
      tax: rate === undefined ? null : { code: line.taxCodeId, ratePercent: toDecimal(rate) },
    };
  });
  const isCash = cashTermIds.includes(form.termId);
  const counted = form.payments.filter((payment) => isPaymentCounted(payment, isCash));
  const amounts = calculateInvoice(lines);
  const roundedMethodIds = form.currencyId === rules.baseCurrencyId ? rules.roundedMethodIds : [];
  const rounded = roundCashPayments(
    amounts.total,
    sortRecordedFirst(counted).map(({ amount, methodId, recordedOn }) => ({
      amount: toPaymentAmount(amount),
      isCash: roundedMethodIds.includes(methodId),
      isRecorded: recordedOn !== "",
    })),
  );
  const { amounts: paid, rounding, balance } = rounded;
  return { ...amounts, payments: sum(paid), balance, rounding, paid };
}

/**
 * Returns the payments in the order in which the API records them: recorded payments first, because
 * the API records the other payments later, when the form is saved or the invoice is issued.
 */
function sortRecordedFirst(payments: PaymentForm[]): PaymentForm[] {
  const isRecorded = ({ recordedOn }: PaymentForm) => recordedOn !== "";
  return [...payments.filter(isRecorded), ...payments.filter((payment) => !isRecorded(payment))];
}

/**
 * Returns true when a payment counts towards the balance. `isCash` is true when the form has a cash
 * term. A payment that the API has stored counts until it is removed. Any other payment counts only
 * with a cash term; with another term it only stays in the draft.
 */
export function isPaymentCounted({ storedId, isRemoved }: PaymentForm, isCash: boolean): boolean {
  return !isRemoved && (isCash || storedId !== "");
}

/** Returns a typed payment amount in minor units; zero when the text cannot be parsed. */
export function toPaymentAmount(typed: string): bigint {
  return toMinor(toDecimal(parseAmount(typed) ?? "0"));
}
