import { formatAmount } from "../../domain/money/money";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import type { HeadingView } from "./invoice-heading";

export function toHeadingView(invoice: InvoiceRecord): HeadingView {
  const { no, contact_name: contactName, amount, currency } = invoice;
  return { no, contactName, amount: { symbol: currency.symbol, figure: formatAmount(amount) } };
}

/**
 * Returns the heading with a part of the amount, such as the balance. `partialAmount` is in minor
 * units; `amountLabel` says what this part is. The heading names the total too when the part is
 * smaller.
 */
export function toPartialAmountHeadingView(
  invoice: InvoiceRecord,
  partialAmount: bigint,
  amountLabel: string,
): HeadingView {
  const { amount: total, ...heading } = toHeadingView(invoice);
  return {
    ...heading,
    amount: { ...total, figure: formatAmount(partialAmount) },
    amountLabel: partialAmount < invoice.amount ? `${amountLabel} of ${total.figure}` : amountLabel,
  };
}
