import type { InvoiceDocument } from "./document";
import { formatWithCurrency } from "./format-with-currency";
import type { ReceiptDocument } from "./receipt-document";
import type { Pdf } from "./text";

/** A row of the totals. `hasRule` is true for a rule above the row. */
export type TotalsRow = {
  label: string;
  amount: string;
  weight: "plain" | "quiet" | "strong" | "balance";
  hasRule: boolean;
};

function row(
  label: string,
  amount: string,
  weight: TotalsRow["weight"] = "plain",
  hasRule = false,
): TotalsRow {
  return { label, amount, weight, hasRule };
}

/**
 * Returns the totals of an invoice or credit note. Only an invoice that is not void has a balance.
 */
export function listInvoiceTotals(pdf: Pdf, document: InvoiceDocument): TotalsRow[] {
  const { totals, payments, creditNotes = [], credits, currency, stamp } = document;
  const grandTotal = formatWithCurrency(pdf, totals.total, currency);
  if (credits)
    return [
      ...rowsBeforeTotal(document),
      row("Total credited", grandTotal, "balance", true),
      ...baseRows(document),
    ];
  const label = totals.balance.startsWith("-") ? "To give back" : "Still to pay";
  const isVoid = stamp === "VOID";
  const balance = formatWithCurrency(pdf, totals.balance.replace("-", ""), currency);
  return [
    ...rowsBeforeTotal(document),
    row("Total", grandTotal, isVoid ? "balance" : "strong", true),
    ...baseRows(document),
    ...roundingRows(document),
    ...payments.map(({ label, amount }) => row(label, amount, "quiet")),
    ...(payments.length > 0 || isNonZero(totals.paid) ? [row("Paid", totals.paid)] : []),
    ...creditNotes.map(({ label, amount }) => row(label, `-${amount}`)),
    ...(isVoid ? [] : [row(label, balance, "balance", true)]),
  ];
}

/**
 * Returns the totals of a receipt: the goods, the invoice's other payments and credit notes, the
 * received amount, the change and the balance.
 */
export function listReceiptTotals(
  pdf: Pdf,
  { invoice, payment, slip }: ReceiptDocument,
): TotalsRow[] {
  const { totals, creditNotes = [], currency } = invoice;
  const isUndone = payment.undoneOn !== "";
  const received = row(
    isUndone ? `Undone on ${payment.undoneOn}` : (slip?.label ?? "Received"),
    formatWithCurrency(pdf, payment.amount, currency),
    "balance",
    true,
  );
  const cashRows =
    payment.cashGiven === ""
      ? []
      : [row("Cash given", payment.cashGiven), row("Change", payment.change)];
  if (slip) return [...roundingRows(invoice), received, ...cashRows];
  return [
    ...rowsBeforeTotal(invoice),
    row("Total", formatWithCurrency(pdf, totals.total, currency), "strong", true),
    ...baseRows(invoice),
    ...roundingRows(invoice),
    ...payment.others.map(({ label, amount }) => row(label, amount, "quiet")),
    ...creditNotes.map(({ label, amount }) => row(label, `-${amount}`)),
    received,
    ...cashRows,
    ...(isNonZero(payment.balance) ? [row("Still to pay", payment.balance)] : []),
  ];
}

function rowsBeforeTotal({ totals, taxRows }: InvoiceDocument): TotalsRow[] {
  return [
    // Without a discount the subtotal equals the total before tax.
    ...(isNonZero(totals.discount)
      ? [row("Subtotal", totals.subtotal), row("Discount", `-${totals.discount}`.replace("--", ""))]
      : []),
    row("Total before tax", totals.totalBeforeTax),
    ...taxRows.map(({ label, amount }) => row(label, amount)),
    ...(taxRows.length === 1 ? [] : [row(taxRows.length === 0 ? "Tax" : "Total tax", totals.tax)]),
  ];
}

function baseRows({ base }: InvoiceDocument): TotalsRow[] {
  if (!base) return [];
  return [
    row("Exchange rate", base.rate, "quiet"),
    ...base.rows.map(({ label, amount }) => row(label, amount, "quiet")),
  ];
}

function roundingRows({ totals }: InvoiceDocument): TotalsRow[] {
  return isNonZero(totals.rounding) ? [row("Rounding", totals.rounding)] : [];
}

function isNonZero(amount: string): boolean {
  return /[1-9]/.test(amount);
}
