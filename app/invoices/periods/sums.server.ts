import { formatAmount, formatMoney } from "../../../domain/money/money";
import { commonWords } from "../../../domain/words/common";
import { count } from "../../../domain/words/in-languages";
import { fill, type PluralMessage } from "../../../domain/words/message";
import { sumWords as words } from "../../../domain/words/sums";
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
          count(commonWords.invoices, sum.count),
          ...formatUnlessZero(sum, sum.received, words.paid),
          ...formatUnlessZero(sum, sum.credited, words.credited),
          ...formatUnlessZero(sum, sum.to_give_back, words.toGiveBack),
        ],
        figures: [
          toFigure(sum, sum.billed, words.figures.billed),
          toFigure(sum, sum.left, words.figures.stillToPay),
        ],
      })),
    uncounted: formatUncounted([
      [sums.reduce((all, { drafts }) => all + drafts, 0), words.drafts],
      [sums.reduce((all, { voided }) => all + voided, 0), words.voidInvoices],
    ]),
  };
}

export function toCreditNoteSumsView(sums: CreditNoteSum[]): SumsView {
  return {
    rows: sums
      .filter(({ count }) => count > 0)
      .map((sum) => ({
        texts: [count(words.creditNotes, sum.count)],
        figures: [toFigure(sum, sum.credited, words.figures.credited)],
      })),
    uncounted: formatUncounted([
      [sums.reduce((all, { voided }) => all + voided, 0), words.voidCreditNotes],
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
          count(words.payments, countPayments(sumsOfCurrency)),
          ...sumsOfCurrency.map(formatMethodSum),
        ],
        figures: [toFigure(first, amount, words.figures.received)],
      },
    ];
  });
  return {
    rows,
    uncounted: formatUncounted([[total - countPayments(sums), words.undonePayments]]),
  };
}

function countPayments(sums: PaymentSum[]): number {
  return sums.reduce((all, { count }) => all + count, 0);
}

type InCurrency = { currency: { symbol: string } };

function toFigure({ currency }: InCurrency, amount: bigint, text: string): SumFigure {
  return { symbol: currency.symbol, figure: formatAmount(amount), text };
}

function formatUnlessZero(
  { currency }: InCurrency,
  amount: bigint,
  message: typeof words.paid | typeof words.credited | typeof words.toGiveBack,
): string[] {
  // The no-break space keeps the symbol and the figure on one line.
  const money = formatMoney(currency.symbol, amount, "\u00a0");
  return amount === BigInt(0) ? [] : [fill(message, { amount: money })];
}

function formatUncounted(parts: [number: number, records: PluralMessage][]): string {
  const texts = parts
    .filter(([number]) => number > 0)
    .map(([number, records]) => count(records, number));
  return texts.length > 0 ? fill(words.notCounted, { records: texts.join(words.comma) }) : "";
}
