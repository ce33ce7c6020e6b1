import { joinList } from "../../../domain/words/in-languages";
import { formatAmount, formatMoney } from "../../../domain/money/money";
import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { formatDate } from "../../../domain/calendar/days";
import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { fill } from "../../../domain/words/message";
import { toShownName } from "../../../domain/given-names";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import type { InvoiceRecord, RecordedPayment } from "~/models/invoices/record.server";
import { invoicePaths } from "../paths";
import { isRateOne } from "~/models/wire.server";

export type PaymentView = ReturnType<typeof toPaymentView>;

/** Returns the view of a payment. `baseSymbol` is the symbol of the company's own currency. */
export function toPaymentView(
  payment: RecordedPayment,
  invoice: Pick<InvoiceRecord, "id" | "currency" | "currency_rate" | "is_cash_sale">,
  baseSymbol: string,
) {
  const { id, currency_rate } = invoice;
  return {
    id: payment.id,
    date: formatDate(payment.date),
    method: toShownName(payment.method_name),
    by: joinList([payment.method_name, payment.account_name].map(toShownName)),
    reference: payment.reference,
    receiptUrl: toReceiptUrl(id, payment),
    amount: formatAmount(payment.amount),
    cashGiven: formatFigure(payment.cash_given),
    change: formatFigure(payment.change),
    rounding: payment.rounding ? formatAmount(payment.rounding) : "",
    /**
     * A text with the base amount at the payment's rate; empty when the rate of the invoice is 1.
     */
    atRate: isRateOne(currency_rate) ? "" : formatBaseAmount(payment, baseSymbol),
    canBeUndone: allowsEntryOperation(payment, "undo", payment.reversed_on === ""),
    /** The date, DD/MM/YYYY, on which the payment was undone; empty when it was not. */
    undoneOn: formatDate(payment.reversed_on),
    /** Says of which earlier payment it is the rest; empty for a payment of its own. */
    restText: describeRest(payment),
    /** Says when the payment was undone, or where its money went; empty while it stands. */
    undoneText: describeReversal(payment, invoice),
    /** True when the receipt stays valid, although the payment left the invoice. */
    isReleased: payment.released,
    /** True when the money was on account before. */
    isFromAccount: payment.from_account,
    /** True when the money stays with the owner, on account, when the payment is undone. */
    staysOnAccount: isShare(payment),
  };
}

/** When a part of a payment goes on account, the rest is recorded again on that day. */
function describeRest({ date, from_account, receipt_date: received }: RecordedPayment): string {
  if (from_account || !received || received === date) return "";
  return fill(words.restOf, { date: formatDate(received) });
}

function describeReversal(
  { reversed_on, amount, released, released_amount: part }: RecordedPayment,
  { is_cash_sale, currency: { symbol } }: Pick<InvoiceRecord, "is_cash_sale" | "currency">,
): string {
  if (!reversed_on) return "";
  const date = formatDate(reversed_on);
  if (!released) return fill(words.undoneOn, { date });
  if (!part || part >= amount)
    return fill(is_cash_sale ? words.givenBackOn : words.releasedOn, { date });
  return fill(is_cash_sale ? words.partlyGivenBackOn : words.partlyReleasedOn, {
    ...{ date, amount: formatMoney(symbol, part), rest: formatMoney(symbol, amount - part) },
  });
}

/** Returns whether the payment is a share of a receipt that has other shares, or money on account. */
function isShare(payment: RecordedPayment): boolean {
  const { receipt_amount, amount, from_account, released } = payment;
  return (
    from_account || released || (typeof receipt_amount === "bigint" && receipt_amount !== amount)
  );
}

/** Returns the address of the receipt of a payment: its own, or that of the whole receipt. */
export function toReceiptUrl(invoiceId: string, payment: RecordedPayment): string {
  return isShare(payment)
    ? invoicePaths.wholeReceipt(payment.receipt_id)
    : invoicePaths.receipt(invoiceId, payment.id);
}

/** Returns the formatted amount; empty when the amount was not recorded. */
function formatFigure(amount: bigint | null | undefined): string {
  return typeof amount === "bigint" ? formatAmount(amount) : "";
}

function formatBaseAmount(
  { base_amount, base_difference, currency_rate }: RecordedPayment,
  symbol: string,
): string {
  const format = (minor: bigint) => addCurrencySymbol(symbol, formatAmount(minor));
  const values = { amount: format(base_amount), rate: currency_rate };
  if (!base_difference) return fill(words.atRate, values);
  return base_difference > 0
    ? fill(words.atHigherRate, { ...values, difference: format(base_difference) })
    : fill(words.atLowerRate, { ...values, difference: format(-base_difference) });
}
