import type { InvoiceDocument } from "./document";
import { amountWithCurrency } from "./amount-with-currency";
import type { ReceiptDocument } from "./receipt-document";
import type { Pdf } from "./text";

/** A row of the totals. `hasRule` draws a rule above the row. */
export type Row = {
  label: string;
  amount: string;
  weight: "plain" | "quiet" | "strong" | "balance";
  hasRule: boolean;
};

function row(label: string, amount: string, weight: Row["weight"] = "plain", hasRule = false): Row {
  return { label, amount, weight, hasRule };
}

/**
 * Returns the totals of an invoice or credit note. The total before tax, the tax and the balance
 * are always included, except that nothing is left to pay of a void invoice.
 */
export function invoiceRows(pdf: Pdf, document: InvoiceDocument): Row[] {
  const { totals, payments, creditNotes = [], credits, currency, stamp } = document;
  const grandTotal = amountWithCurrency(pdf, totals.total, currency);
  if (credits)
    return [
      ...rowsBeforeTotal(document),
      row("Total credited", grandTotal, "balance", true),
      ...baseRows(document),
    ];
  const label = totals.balance.startsWith("-") ? "To give back" : "Still to pay";
  const isVoid = stamp === "VOID";
  const balance = amountWithCurrency(pdf, totals.balance.replace("-", ""), currency);
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
 * Returns the totals of a receipt: the goods, the invoice's other payments and the received amount.
 */
export function receiptRows(pdf: Pdf, { invoice, payment }: ReceiptDocument): Row[] {
  const { totals, creditNotes = [], currency } = invoice;
  const isUndone = payment.undoneOn !== "";
  return [
    ...rowsBeforeTotal(invoice),
    row("Total", amountWithCurrency(pdf, totals.total, currency), "strong", true),
    ...baseRows(invoice),
    ...roundingRows(invoice),
    ...payment.others.map(({ label, amount }) => row(label, amount, "quiet")),
    ...creditNotes.map(({ label, amount }) => row(label, `-${amount}`)),
    row(
      isUndone ? `Undone on ${payment.undoneOn}` : "Received",
      amountWithCurrency(pdf, payment.amount, currency),
      "balance",
      true,
    ),
    ...(payment.cashGiven === ""
      ? []
      : [row("Cash given", payment.cashGiven), row("Change", payment.change)]),
    ...(isNonZero(payment.balance) ? [row("Still to pay", payment.balance)] : []),
  ];
}

function rowsBeforeTotal({ totals, taxRows }: InvoiceDocument): Row[] {
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

function baseRows({ base }: InvoiceDocument): Row[] {
  if (!base) return [];
  return [
    row("Exchange rate", base.rate, "quiet"),
    ...base.rows.map(({ label, amount }) => row(label, amount, "quiet")),
  ];
}

function roundingRows({ totals }: InvoiceDocument): Row[] {
  return isNonZero(totals.rounding) ? [row("Rounding", totals.rounding)] : [];
}

function isNonZero(amount: string): boolean {
  return /[1-9]/.test(amount);
}
