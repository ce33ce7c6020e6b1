import { convert, decimal, formatMoney } from "../../domain/money/money";
import type { InvoiceDocument } from "./document";

type Given = {
  /** In minor units of the invoice's currency. */
  invoice: {
    currency_code: string;
    currency_rate: string;
    tax: number;
    /** In the company's own currency. */
    base_total: number;
  };
  /** Its own currency. */
  company: { currency: string };
  /** Singapore's rule for tax invoices: excluding GST, the GST, including it. */
  isTaxInvoice: boolean;
};

/** An invoice in foreign currency in the company's own; null for one in its own. */
export function baseAmounts({ invoice, company, isTaxInvoice }: Given): InvoiceDocument["base"] {
  const { currency_code, currency_rate } = invoice;
  if (currency_code === company.currency) return null;
  const rate = decimal(currency_rate);
  const total = BigInt(invoice.base_total);
  const tax = convert(BigInt(invoice.tax), rate);
  const row = (label: string, amount: bigint) => ({
    label,
    amount: formatMoney(company.currency, amount),
  });
  return {
    rate: `1 ${currency_code} = ${currency_rate} ${company.currency}`,
    rows: isTaxInvoice
      ? [
          row("Total excluding GST", total - tax),
          row("GST", tax),
          row("Total including GST", total),
        ]
      : [row("Equivalent to", total)],
  };
}
