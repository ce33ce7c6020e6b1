import { countryOrMalaysia, issuesTaxInvoices } from "../../../domain/countries";
import { convert, decimal, formatMoney } from "../../../domain/money/money";
import type { Seller } from "./parties";
import type { InvoiceDocument } from "../../pdf/document";

type Billed = {
  currency_code: string;
  currency_rate: string;
  /** In minor units of that currency. */
  tax: number;
  /** In the company's own. */
  base_total: number;
};

/** An invoice in foreign currency in the company's own; null for one in its own. */
export function toBaseAmountRows(
  invoice: Billed,
  { currency, countryId, taxNo }: Pick<Seller, "currency" | "countryId" | "taxNo">,
): InvoiceDocument["base"] {
  const { currency_code, currency_rate } = invoice;
  if (currency_code === currency) return null;
  const rate = decimal(currency_rate);
  const total = BigInt(invoice.base_total);
  const tax = convert(BigInt(invoice.tax), rate);
  const taxName = countryOrMalaysia(countryId).tax;
  const row = (label: string, amount: bigint) => ({
    label,
    amount: formatMoney(currency, amount),
  });
  return {
    rate: `1 ${currency_code} = ${currency_rate} ${currency}`,
    // The rule for tax invoices: without the tax, the tax, and with it.
    rows: issuesTaxInvoices(countryId, taxNo)
      ? [
          row(`Total excluding ${taxName}`, total - tax),
          row(taxName, tax),
          row(`Total including ${taxName}`, total),
        ]
      : [row("Equivalent to", total)],
  };
}
