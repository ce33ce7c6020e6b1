import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { formatAmount } from "../../domain/money/money";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { isNonZero } from "./state.server";
import type { Label } from "../../domain/paper-labels";
import { fill } from "../../domain/words/message";
import type { CustomerTexts } from "./texts.server";

export type TotalRow = { label: Label; amount: string; isMain: boolean };

/**
 * Returns the rows from the sum of the lines to the balance, which a void invoice does not have.
 * Deductions have a minus sign.
 */
export function toTotalRows(invoice: CustomerInvoice, texts: CustomerTexts): TotalRow[] {
  const { pick, translate } = texts.labels;
  const { totals, taxRows, currency } = invoice.document;
  const priced = (figure: string) => addCurrencySymbol(currency.symbol, figure);
  const isDiscounted = isNonZero(totals.discount);
  return [
    ...(isDiscounted
      ? [
          row(
            pick((words) => words.subtotal),
            totals.subtotal,
          ),
        ]
      : []),
    ...(isDiscounted
      ? [
          row(
            pick((words) => words.discount),
            negate(totals.discount),
          ),
        ]
      : []),
    row(
      pick((words) => words.totalBeforeTax),
      totals.totalBeforeTax,
    ),
    ...taxRows.map(({ label, amount }) => row(translate(label), amount)),
    row(
      pick((words) => words.total),
      priced(totals.total),
      true,
    ),
    ...(isNonZero(totals.rounding)
      ? [
          row(
            pick((words) => words.rounding),
            totals.rounding,
          ),
        ]
      : []),
    ...creditRows(invoice, texts),
    ...(isNonZero(totals.paid)
      ? [
          row(
            pick((words) => words.paid),
            negate(totals.paid),
          ),
        ]
      : []),
    ...balanceRow(invoice, texts),
  ];
}

function row(label: Label, amount: string, isMain = false): TotalRow {
  return { label, amount, isMain };
}

function negate(figure: string): string {
  return figure.startsWith("-") ? figure.slice(1) : `-${figure}`;
}

function creditRows(
  { credit_notes: notes, document }: CustomerInvoice,
  { labels, formatDay }: CustomerTexts,
): TotalRow[] {
  if (!notes)
    return document.creditNotes.map(({ label, amount }) =>
      row(labels.translate(label), negate(amount)),
    );
  return notes.map(({ no, date, amount }) => {
    const label = labels.pick(
      (words) => fill(words.creditNoteOn, { no, date: formatDay(date) }),
      (words) => words.creditNote,
    );
    return row(label, negate(formatAmount(amount)));
  });
}

/** Returns the row of the balance. A void invoice has none, because there is nothing to pay. */
function balanceRow(
  { status, balance, document }: CustomerInvoice,
  { labels, pick }: CustomerTexts,
): TotalRow[] {
  if (status === INVOICE_STATUS.voided) return [];
  const { totals, currency } = document;
  const priced = (figure: string) => addCurrencySymbol(currency.symbol, figure);
  return balance < 0
    ? [
        row(
          pick((words) => words.comesBack),
          priced(negate(totals.balance)),
          true,
        ),
      ]
    : [
        row(
          labels.pick((words) => words.stillToPay),
          priced(totals.balance),
          true,
        ),
      ];
}
