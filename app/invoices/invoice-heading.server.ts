import { formatAmount } from "../../domain/money/money";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { invoiceHeadingWords as words } from "../../domain/words/invoice-heading";
import { fill } from "../../domain/words/message";
import type { HeadingView } from "./invoice-heading";

export function toHeadingView(invoice: InvoiceRecord): HeadingView {
  const { no, contact_name: contactName, amount, currency } = invoice;
  return { no, contactName, amount: { symbol: currency.symbol, figure: formatAmount(amount) } };
}

/**
 * Returns the heading with a part of the amount, such as the balance. `partialAmount` is in minor
 * units; `part` says what it is. The heading names the total too when the part is smaller.
 */
export function toPartialAmountHeadingView(
  invoice: InvoiceRecord,
  partialAmount: bigint,
  part: "stillToPay" | "leftToCredit",
): HeadingView {
  const { amount: total, ...heading } = toHeadingView(invoice);
  return {
    ...heading,
    amount: { ...total, figure: formatAmount(partialAmount) },
    amountLabel:
      partialAmount < invoice.amount
        ? fill(words.partsOf[part], { total: total.figure })
        : words.parts[part],
  };
}
