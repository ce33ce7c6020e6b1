import { roundCashPayments } from "../../../../domain/money/cash-rounding";
import {
  calculateInvoice,
  decimal,
  toMinor,
  type InvoiceAmounts,
} from "../../../../domain/money/money";
import { parseAmount, parsePercent } from "../../../../domain/money/typed-amount";
import { findTaxRate, type TaxRates } from "../../tax-rates";
import type { SaleLineForm } from "./schema";

export type SaleRules = {
  taxRates: TaxRates;
  /** Whether cash is paid in coins of 5 sen. */
  roundsCash: boolean;
};

export type SaleAmounts = InvoiceAmounts & {
  /** What is taken in cash; by any other method it is `total`. */
  inCash: bigint;
  rounding: bigint;
};

/** What the lines come to in minor units; what cannot be read counts as nothing. */
export function calculateSale(
  lines: SaleLineForm[],
  { taxRates: rates, roundsCash: usesSen }: SaleRules,
): SaleAmounts {
  const amounts = calculateInvoice(
    lines.map((line) => {
      const rate = findTaxRate(rates, line.taxCodeId);
      return {
        quantity: decimal(parseAmount(line.quantity) ?? "0"),
        unitPrice: decimal(parseAmount(line.unitPrice) ?? "0"),
        discountPercent: decimal(parsePercent(line.discount) ?? "0"),
        tax: rate === undefined ? null : { code: line.taxCodeId, ratePercent: decimal(rate) },
      };
    }),
  );
  const { total } = amounts;
  const all = { amount: total, isCash: usesSen, isRecorded: false };
  const { amounts: paid, rounding } = roundCashPayments(total, [all]);
  return { ...amounts, inCash: paid[0] ?? total, rounding };
}

/** Of the cash given; below zero, what is missing of it. Null where nothing readable is typed. */
export function calculateChange(cashGiven: string, { inCash }: Pick<SaleAmounts, "inCash">) {
  const read = parseAmount(cashGiven);
  return read === null || cashGiven.trim() === "" ? null : toMinor(decimal(read)) - inCash;
}
