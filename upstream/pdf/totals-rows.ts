import type { InvoiceDocument } from "./document";
import { formatWithCurrency } from "./format-with-currency";
import type { ReceiptDocument } from "./receipt-document";
import { fill } from "../../domain/words/message";
import type { Label, PaperLabels } from "../../domain/paper-labels";
import type { Pdf } from "./text";

/** A row of the totals. `hasRule` is true for a rule above the row. */
export type TotalsRow = {
  label: Label;
  amount: string;
  weight: "plain" | "quiet" | "strong" | "balance";
  hasRule: boolean;
};

/** What the totals need of the drawing. */
export type TotalsContext = { pdf: Pdf; labels: PaperLabels };

function row(
  label: Label,
  amount: string,
  weight: TotalsRow["weight"] = "plain",
  hasRule = false,
): TotalsRow {
  return { label, amount, weight, hasRule };
}

/**
 * Returns the totals of an invoice or credit note. Only an invoice that is not void has a balance.
 */
export function listInvoiceTotals(
  { pdf, labels }: TotalsContext,
  document: InvoiceDocument,
): TotalsRow[] {
  const { pick } = labels;
  const { totals, payments, creditNotes = [], credits, currency, stamp } = document;
  const grandTotal = formatWithCurrency(pdf, totals.total, currency);
  if (credits)
    return [
      ...rowsBeforeTotal(labels, document),
      row(
        pick((words) => words.totalCredited),
        grandTotal,
        "balance",
        true,
      ),
      ...baseRows(labels, document),
    ];
  const isOverpaid = totals.balance.startsWith("-");
  const label = pick((words) => (isOverpaid ? words.toGiveBack : words.stillToPay));
  const isVoid = stamp === "VOID";
  const balance = formatWithCurrency(pdf, totals.balance.replace("-", ""), currency);
  return [
    ...rowsBeforeTotal(labels, document),
    row(
      pick((words) => words.total),
      grandTotal,
      isVoid ? "balance" : "strong",
      true,
    ),
    ...baseRows(labels, document),
    ...roundingRows(labels, document),
    ...payments.map(({ label, amount }) => row(labels.translate(label), amount, "quiet")),
    ...(payments.length > 0 || isNonZero(totals.paid)
      ? [
          row(
            pick((words) => words.paid),
            totals.paid,
          ),
        ]
      : []),
    ...creditNotes.map(({ label, amount }) => row(labels.translate(label), `-${amount}`)),
    ...(isVoid ? [] : [row(label, balance, "balance", true)]),
  ];
}

/**
 * Returns the totals of a receipt: the goods, the invoice's other payments and credit notes, the
 * received amount, the change and the balance.
 */
export function listReceiptTotals(
  { pdf, labels }: TotalsContext,
  { invoice, payment, slip }: ReceiptDocument,
): TotalsRow[] {
  const { pick, translate } = labels;
  const { totals, creditNotes = [], currency } = invoice;
  const isUndone = payment.undoneOn !== "";
  const received = row(
    isUndone
      ? pick(
          (words) => fill(words.undoneOn, { date: payment.undoneOn }),
          (words) => words.undone,
        )
      : translate(slip?.label ?? "Received"),
    formatWithCurrency(pdf, payment.amount, currency),
    "balance",
    true,
  );
  const cashRows =
    payment.cashGiven === ""
      ? []
      : [
          row(
            pick((words) => words.cashGiven),
            payment.cashGiven,
          ),
          row(
            pick((words) => words.change),
            payment.change,
          ),
        ];
  if (slip) return [...roundingRows(labels, invoice), received, ...cashRows];
  return [
    ...rowsBeforeTotal(labels, invoice),
    row(
      pick((words) => words.total),
      formatWithCurrency(pdf, totals.total, currency),
      "strong",
      true,
    ),
    ...baseRows(labels, invoice),
    ...roundingRows(labels, invoice),
    ...payment.others.map(({ label, amount }) => row(translate(label), amount, "quiet")),
    ...creditNotes.map(({ label, amount }) => row(translate(label), `-${amount}`)),
    received,
    ...cashRows,
    ...(payment.released
      ? [
          row(
            pick((words) => words.putOnAccount),
            payment.released,
          ),
        ]
      : []),
    ...(isNonZero(payment.balance)
      ? [
          row(
            pick((words) => words.stillToPay),
            payment.balance,
          ),
        ]
      : []),
  ];
}

function rowsBeforeTotal(
  { pick, translate }: PaperLabels,
  { totals, taxRows }: InvoiceDocument,
): TotalsRow[] {
  const discount = `-${totals.discount}`.replace("--", "");
  const tax = pick((words) => (taxRows.length === 0 ? words.tax : words.totalTax));
  return [
    // Without a discount the subtotal equals the total before tax.
    ...(isNonZero(totals.discount)
      ? [
          row(
            pick((words) => words.subtotal),
            totals.subtotal,
          ),
          row(
            pick((words) => words.discount),
            discount,
          ),
        ]
      : []),
    row(
      pick((words) => words.totalBeforeTax),
      totals.totalBeforeTax,
    ),
    ...taxRows.map(({ label, amount }) => row(translate(label), amount)),
    ...(taxRows.length === 1 ? [] : [row(tax, totals.tax)]),
  ];
}

function baseRows({ pick, translate }: PaperLabels, { base }: InvoiceDocument): TotalsRow[] {
  if (!base) return [];
  return [
    row(
      pick((words) => words.exchangeRate),
      base.rate,
      "quiet",
    ),
    ...base.rows.map(({ label, amount }) => row(translate(label), amount, "quiet")),
  ];
}

function roundingRows({ pick }: PaperLabels, { totals }: InvoiceDocument): TotalsRow[] {
  return isNonZero(totals.rounding)
    ? [
        row(
          pick((words) => words.rounding),
          totals.rounding,
        ),
      ]
    : [];
}

function isNonZero(amount: string): boolean {
  return /[1-9]/.test(amount);
}
