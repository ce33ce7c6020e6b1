import { formatAmount, formatMoney } from "../../../domain/money/money";
import { pluralize } from "~/lib/pluralize";
import type { CreditNoteSum } from "~/models/credit-notes/list.server";
import type { InvoiceSum } from "~/models/invoices/list.server";
import type { SumFigure, SumsView } from "~/ui/sum-rows.server";
import { formatMethodSum, type PaymentSum } from "~/models/invoices/payment-list.server";

/**
 * Returns a row per currency: in `figures` the amounts billed and still to pay, in `texts` the
 * number of invoices and the amounts paid, credited and to give back, which are left out when they
 * are zero. `uncounted` is a text that counts the draft and void invoices, which the rows leave
 * out.
 */
export function toInvoiceSumsView(sums: InvoiceSum[]): SumsView {
  return {
    rows: sums
      .filter(({ count }) => count > 0)
      .map((sum) => ({
        texts: [
          pluralize(sum.count, "invoice"),
          ...formatUnlessZero(sum, sum.received, "paid"),
          ...formatUnlessZero(sum, sum.credited, "credited"),
          ...formatUnlessZero(sum, sum.to_give_back, "to give back"),
        ],
        figures: [toFigure(sum, sum.billed, "billed"), toFigure(sum, sum.left, "still to pay")],
      })),
    uncounted: formatUncounted([
      [sums.reduce((all, { drafts }) => all + drafts, 0), "draft"],
      [sums.reduce((all, { voided }) => all + voided, 0), "void invoice"],
    ]),
  };
}

export function toCreditNoteSumsView(sums: CreditNoteSum[]): SumsView {
  return {
    rows: sums
      .filter(({ count }) => count > 0)
      .map((sum) => ({
        texts: [pluralize(sum.count, "credit note")],
        figures: [toFigure(sum, sum.credited, "credited")],
      })),
    uncounted: formatUncounted([
      [sums.reduce((all, { voided }) => all + voided, 0), "void credit note"],
    ]),
  };
}

/**
 * Returns a row per currency: in `figures` the sum of the payments, in `texts` their number and the
 * sum per payment method. `total` is the number of payments of all currencies, including undone
 * ones.
 */
export function toPaymentSumsView(sums: PaymentSum[], total: number): SumsView {
  const currencies = [...new Set(sums.map(({ currency }) => currency.code))];
  const rows = currencies.flatMap((code) => {
    const sumsOfCurrency = sums.filter(({ currency }) => currency.code === code);
    const [first] = sumsOfCurrency;
    if (!first) return [];
    const amount = sumsOfCurrency.reduce((all, sum) => all + sum.amount, BigInt(0));
    return [
      {
        texts: [
          pluralize(countPayments(sumsOfCurrency), "payment"),
          ...sumsOfCurrency.map(formatMethodSum),
        ],
        figures: [toFigure(first, amount, "received")],
      },
    ];
  });
  return { rows, uncounted: formatUncounted([[total - countPayments(sums), "undone payment"]]) };
}

function countPayments(sums: PaymentSum[]): number {
  return sums.reduce((all, { count }) => all + count, 0);
}

type InCurrency = { currency: { symbol: string } };

function toFigure({ currency }: InCurrency, amount: bigint, word: string): SumFigure {
  return { symbol: currency.symbol, figure: formatAmount(amount), word };
}

function formatUnlessZero({ currency }: InCurrency, amount: bigint, word: string): string[] {
  // The no-break space keeps the symbol and the figure on one line.
  return amount === BigInt(0) ? [] : [`${formatMoney(currency.symbol, amount, "\u00a0")} ${word}`];
}

function formatUncounted(parts: [count: number, noun: string][]): string {
  const texts = parts.filter(([count]) => count > 0).map((part) => pluralize(...part));
  return texts.length > 0 ? `Not counted: ${texts.join(", ")}` : "";
}
