import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { formatAmount } from "../../domain/money/money";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { isNonZero } from "./state.server";
import type { Words } from "./words/words";

export type TotalRow = { name: string; amount: string; isMain: boolean };

/**
 * Returns the rows from the sum of the lines to the balance, which a void invoice does not have.
 * Deductions have a minus sign.
 */
export function toTotalRows(invoice: CustomerInvoice, words: Words): TotalRow[] {
  const { totals, taxRows, currency } = invoice.document;
  const priced = (figure: string) => addCurrencySymbol(currency.symbol, figure);
  const isDiscounted = isNonZero(totals.discount);
  return [
    ...(isDiscounted ? [row(words.subtotal, totals.subtotal)] : []),
    ...(isDiscounted ? [row(words.discount, negate(totals.discount))] : []),
    row(words.beforeTax, totals.totalBeforeTax),
    ...taxRows.map(({ label, amount }) => row(taxLabel(label, words), amount)),
    row(words.total, priced(totals.total), true),
    ...(isNonZero(totals.rounding) ? [row(words.rounding, totals.rounding)] : []),
    ...creditRows(invoice, words),
    ...(isNonZero(totals.paid) ? [row(words.paidRow, negate(totals.paid))] : []),
    ...balanceRow(invoice, words),
  ];
}

function row(name: string, amount: string, isMain = false): TotalRow {
  return { name, amount, isMain };
}

function negate(figure: string): string {
  return figure.startsWith("-") ? figure.slice(1) : `-${figure}`;
}

/** Translates the API's English label of a tax, such as "SV 8% on 120.00"; others stay unchanged. */
function taxLabel(label: string, words: Words): string {
  const [, tax, net] = /^(.+) on ([\d,.-]+)$/.exec(label) ?? [];
  return tax && net ? words.taxOn({ tax, net }) : label;
}

function creditRows({ credit_notes: notes, document }: CustomerInvoice, words: Words): TotalRow[] {
  if (!notes) return document.creditNotes.map(({ label, amount }) => row(label, negate(amount)));
  return notes.map(({ no, date, amount }) =>
    row(words.creditNote({ no, date: words.formatDay(date) }), negate(formatAmount(amount))),
  );
}

/** Returns the row of the balance. A void invoice has none, because there is nothing to pay. */
function balanceRow({ status, balance, document }: CustomerInvoice, words: Words): TotalRow[] {
  if (status === INVOICE_STATUS.voided) return [];
  const { totals, currency } = document;
  const priced = (figure: string) => addCurrencySymbol(currency.symbol, figure);
  return balance < 0
    ? [row(words.giveBackRow, priced(negate(totals.balance)), true)]
    : [row(words.balanceRow, priced(totals.balance), true)];
}
