import { settlePayments } from "../../../../money/cash-rounding";
import { calculateInvoice, decimal } from "../../../../money/money";
import { readTypedAmount } from "~/lib/typed-amount";
import { rateOf, type Rates } from "../../tax-rates";
import type { SoldLineForm } from "./schema";

export type SaleRules = {
  rates: Rates;
  /** Whether cash is paid in coins of 5 sen. */
  usesSen: boolean;
};

/**
 * What the lines come to in minor units, and what is paid of it in cash; what cannot be read counts
 * as nothing.
 */
export function calculateSale(lines: SoldLineForm[], { rates, usesSen }: SaleRules) {
  const amounts = calculateInvoice(
    lines.map((line) => {
      const rate = rateOf(rates, line.taxCodeId);
      return {
        quantity: decimal(readTypedAmount(line.quantity) ?? "0"),
        unitPrice: decimal(readTypedAmount(line.unitPrice) ?? "0"),
        discountPercent: decimal("0"),
        tax: rate === undefined ? null : { code: line.taxCodeId, ratePercent: decimal(rate) },
      };
    }),
  );
  const { total } = amounts;
  const all = { amount: total, isCash: usesSen, isRecorded: false };
  const { amounts: paid, rounding } = settlePayments(total, [all]);
  return { ...amounts, paid: paid[0] ?? total, rounding };
}
