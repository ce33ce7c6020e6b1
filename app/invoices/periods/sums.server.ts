import { formatMoney } from "../../../domain/money/money";
import { pluralize } from "~/lib/pluralize";
import type { CreditNoteSum } from "~/models/credit-notes/list.server";
import type { InvoiceSum } from "~/models/invoices/list.server";
import { formatMethodSum, type PaymentSum } from "~/models/invoices/payment-list.server";

/**
 * The texts of the sums above a list. `lines` are lines of text, each split into parts. `uncounted`
 * says how many records the sums do not include; it is empty when they include all records.
 */
export type SumsView = { lines: string[][]; uncounted: string };

/**
 * Returns a line per currency with the number of invoices and the amounts billed, paid, credited,
 * still to pay and to give back. The amounts paid, credited and to give back are left out when they
 * are zero.
 */
export function toInvoiceSumsView(sums: InvoiceSum[]): SumsView {
  return {
    lines: sums
      .filter(({ count }) => count > 0)
      .map((sum) => [
        pluralize(sum.count, "invoice"),
        amountText(sum, sum.billed, "billed"),
        ...amountTextUnlessZero(sum, sum.received, "paid"),
        ...amountTextUnlessZero(sum, sum.credited, "credited"),
        amountText(sum, sum.left, "still to pay"),
        ...amountTextUnlessZero(sum, sum.to_give_back, "to give back"),
      ]),
    uncounted: uncountedText([
      [sums.reduce((all, { drafts }) => all + drafts, 0), "draft"],
      [sums.reduce((all, { voided }) => all + voided, 0), "void invoice"],
    ]),
  };
}

export function toCreditNoteSumsView(sums: CreditNoteSum[]): SumsView {
  return {
    lines: sums
      .filter(({ count }) => count > 0)
      .map((sum) => [
        pluralize(sum.count, "credit note"),
        amountText(sum, sum.credited, "credited"),
      ]),
    uncounted: uncountedText([
      [sums.reduce((all, { voided }) => all + voided, 0), "void credit note"],
    ]),
  };
}

/**
 * Returns two lines per currency: the sum of all payments, and the sums per payment method. `total`
 * is the number of payments including undone ones.
 */
export function toPaymentSumsView(sums: PaymentSum[], total: number): SumsView {
  const currencies = [...new Set(sums.map(({ currency }) => currency.code))];
  const lines = currencies.flatMap((code) => {
    const sumsOfCurrency = sums.filter(({ currency }) => currency.code === code);
    const [first] = sumsOfCurrency;
    if (!first) return [];
    const amount = sumsOfCurrency.reduce((all, sum) => all + sum.amount, BigInt(0));
    return [
      [pluralize(totalCount(sumsOfCurrency), "payment"), amountText(first, amount, "received")],
      sumsOfCurrency.map(formatMethodSum),
    ];
  });
  return { lines, uncounted: uncountedText([[total - totalCount(sums), "undone payment"]]) };
}

function totalCount(sums: PaymentSum[]): number {
  return sums.reduce((all, { count }) => all + count, 0);
}

function amountText({ currency }: { currency: { symbol: string } }, amount: bigint, word: string) {
  // The no-break space keeps the symbol and the figure on one line.
  return `${formatMoney(currency.symbol, amount, "\u00a0")} ${word}`;
}

function amountTextUnlessZero(
  sum: { currency: { symbol: string } },
  amount: bigint,
  word: string,
): string[] {
  return amount === BigInt(0) ? [] : [amountText(sum, amount, word)];
}

function uncountedText(parts: [count: number, noun: string][]): string {
  const texts = parts.filter(([count]) => count > 0).map((part) => pluralize(...part));
  return texts.length > 0 ? `Not counted: ${texts.join(", ")}` : "";
}
