import { roundCashPayments } from "../../../../domain/money/cash-rounding";
import {
  calculateInvoice,
  toDecimal,
  toMinor,
  type InvoiceAmounts,
} from "../../../../domain/money/money";
import { parseAmount, parsePercent } from "../../../../domain/money/typed-amount";
import { findTaxRate, type TaxRates } from "../../tax-rates";
import type { SaleLineForm } from "./schema";

export type SaleRules = {
  taxRates: TaxRates;
  /** True when cash is rounded to 5 sen. */
  roundsCash: boolean;
};

export type SaleAmounts = InvoiceAmounts & {
  /**
   * The total after cash rounding, in minor units. With any other method the customer pays `total`.
   */
  inCash: bigint;
  /** `inCash` minus `total`, in minor units. */
  rounding: bigint;
};

/**
 * Calculates the amounts of the lines in minor units. A value that cannot be parsed counts as zero.
 */
export function calculateSale(
  lines: SaleLineForm[],
  { taxRates, roundsCash }: SaleRules,
): SaleAmounts {
  const amounts = calculateInvoice(
    lines.map((line) => {
      const rate = findTaxRate(taxRates, line.taxCodeId);
      return {
        quantity: toDecimal(parseAmount(line.quantity) ?? "0"),
        unitPrice: toDecimal(parseAmount(line.unitPrice) ?? "0"),
        discountPercent: toDecimal(parsePercent(line.discount) ?? "0"),
        tax: rate === undefined ? null : { code: line.taxCodeId, ratePercent: toDecimal(rate) },
      };
    }),
  );
  const { total } = amounts;
  const payment = { amount: total, isCash: roundsCash, isRecorded: false };
  const { amounts: paid, rounding } = roundCashPayments(total, [payment]);
  return { ...amounts, inCash: paid[0] ?? total, rounding };
}

/**
 * Returns the change in minor units, negative when the cash given is too little. Returns null when
 * the cash given is empty or cannot be parsed.
 */
export function calculateChange(cashGiven: string, { inCash }: Pick<SaleAmounts, "inCash">) {
  const amount = parseAmount(cashGiven);
  return amount === null || cashGiven.trim() === "" ? null : toMinor(toDecimal(amount)) - inCash;
}
