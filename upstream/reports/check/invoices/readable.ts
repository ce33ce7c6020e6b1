import { isRealDate, NO_DATE } from "../../../../domain/calendar/days";
import { isDecimal } from "../fraction";
import { toFindings, type Finding } from "../finding";
import type { InvoiceRows } from "../invoice-rows";
import { AMOUNT_COLUMNS } from "../company/unreadable-amounts";

/**
 * Finds values that are not amounts, decimal numbers or dates. An invoice with such a value is
 * excluded from `INVOICE_CHECKS`.
 */
export function findUnreadableValues({
  invoice,
  lines,
  payments,
  creditNotes,
}: InvoiceRows): Finding[] {
  const { no } = invoice;
  const days = [invoice.date, ...(invoice.due_date === NO_DATE ? [] : [invoice.due_date])];
  return [
    ...findWrongAmounts(no, invoice, AMOUNT_COLUMNS.invoices),
    ...findWrongDecimals(`${no}: rate`, [invoice.currency_rate]),
    ...findWrongDays(`${no}: date`, days),
    ...lines.flatMap((line) => {
      const name = `${no}: line ${line.position}`;
      return [
        ...findWrongAmounts(name, line, AMOUNT_COLUMNS.invoice_lines),
        ...findWrongDecimals(`${name}, quantity, price and discount`, [
          line.quantity,
          line.unit_price,
          line.discount_percent,
        ]),
        ...findWrongDecimals(`${name}, tax rate`, toList(line.tax_rate)),
      ];
    }),
    ...payments.flatMap((payment) => {
      const name = `${no}: payment of ${payment.date}`;
      return [
        ...findWrongAmounts(name, payment, AMOUNT_COLUMNS.payments),
        ...findWrongDecimals(`${name}, rate`, toList(payment.currency_rate)),
        ...findWrongDays(`${name}, days`, [payment.date, ...toList(payment.reversed_on)]),
      ];
    }),
    ...creditNotes.flatMap((note) => [
      ...findWrongAmounts(note.no, note, AMOUNT_COLUMNS.credit_notes),
      ...findWrongDecimals(`${note.no}: rate`, [note.currency_rate]),
      ...findWrongDays(`${note.no}: days`, [
        note.date,
        note.invoice_date,
        ...toList(note.voided_on),
      ]),
      ...note.lines.flatMap((line) => [
        ...findWrongAmounts(
          `${note.no}: line ${line.position}`,
          line,
          AMOUNT_COLUMNS.credit_note_lines,
        ),
        ...findWrongDecimals(`${note.no}: line ${line.position}, quantity`, [line.quantity]),
      ]),
    ]),
  ];
}

/** Returns a list with the value, or an empty list for null and undefined. */
function toList<Value>(value: Value | null | undefined): Value[] {
  return value === null || value === undefined ? [] : [value];
}

function findWrongAmounts(what: string, row: object, columns: readonly string[]): Finding[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return columns.flatMap((column) => {
    const value = values.get(column);
    return Number.isSafeInteger(value)
      ? []
      : toFindings(`${what}, ${column}`, String(value), "a whole number of cents");
  });
}

function findWrongDecimals(what: string, texts: unknown[]): Finding[] {
  return texts.every(isDecimal)
    ? []
    : toFindings(what, texts.map(String).join(", "), "a number with decimals");
}

function findWrongDays(what: string, texts: unknown[]): Finding[] {
  return texts.every((text) => typeof text === "string" && isRealDate(text))
    ? []
    : toFindings(what, texts.map(String).join(", "), "a day of the calendar");
}
