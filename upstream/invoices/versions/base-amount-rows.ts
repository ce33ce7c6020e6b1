import { findCountryOrMalaysia, mustIssueTaxInvoices } from "../../../domain/countries";
import { convertCurrency, toDecimal, formatMoney } from "../../../domain/money/money";
import type { SellerDetails } from "./parties";
import type { InvoiceDocument } from "../../pdf/document";

type BilledAmounts = {
  currency_code: string;
  currency_rate: string;
  /** Minor units of the invoice's currency. */
  tax: number;
  /** Minor units of the company's own currency. */
  base_total: number;
};

/**
 * Returns the exchange rate and the rows of amounts in the company's own currency for a printed
 * invoice. Returns null when the invoice itself is in the own currency.
 */
export function toBaseAmountRows(
  invoice: BilledAmounts,
  { currency, countryId, taxNo }: Pick<SellerDetails, "currency" | "countryId" | "taxNo">,
): InvoiceDocument["base"] {
  const { currency_code, currency_rate } = invoice;
  if (currency_code === currency) return null;
  const rate = toDecimal(currency_rate);
  const total = BigInt(invoice.base_total);
  const tax = convertCurrency(BigInt(invoice.tax), rate);
  const taxName = findCountryOrMalaysia(countryId).tax;
  const row = (label: string, amount: bigint) => ({
    label,
    amount: formatMoney(currency, amount),
  });
  return {
    rate: `1 ${currency_code} = ${currency_rate} ${currency}`,
    // A tax invoice must show the amounts without tax, of the tax and with tax.
    rows: mustIssueTaxInvoices(countryId, taxNo)
      ? [
          row(`Total excluding ${taxName}`, total - tax),
          row(taxName, tax),
          row(`Total including ${taxName}`, total),
        ]
      : [row("Equivalent to", total)],
  };
}
