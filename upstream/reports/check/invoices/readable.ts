import { isRealDate, NO_DATE } from "../../../../domain/calendar/days";
import { isDecimal } from "../exact";
import { finding, type Finding } from "../finding";
import type { InvoiceRows } from "../invoice-rows";
import { AMOUNTS } from "../company/whole-amounts";

/**
 * What is no amount, no number and no day: with it nothing else can be worked out, so that an
 * invoice is checked no further until this is right.
 */
export function checkReadable({ invoice, lines, payments, notes }: InvoiceRows): Finding[] {
  const { no } = invoice;
  const days = [invoice.date, ...(invoice.due_date === NO_DATE ? [] : [invoice.due_date])];
  return [
    ...amounts(no, invoice, AMOUNTS.invoices),
    ...decimals(`${no}: rate`, [invoice.currency_rate]),
    ...realDays(`${no}: date`, days),
    ...lines.flatMap((line) => {
      const named = `${no}: line ${line.position}`;
      return [
        ...amounts(named, line, AMOUNTS.invoice_lines),
        ...decimals(`${named}, quantity, price and discount`, [
          line.quantity,
          line.unit_price,
          line.discount_percent,
        ]),
        ...decimals(`${named}, tax rate`, known(line.tax_rate)),
      ];
    }),
    ...payments.flatMap((payment) => {
      const named = `${no}: payment of ${payment.date}`;
      return [
        ...amounts(named, payment, AMOUNTS.payments),
        ...decimals(`${named}, rate`, known(payment.currency_rate)),
        ...realDays(`${named}, days`, [payment.date, ...known(payment.reversed_on)]),
      ];
    }),
    ...notes.flatMap((note) => [
      ...amounts(note.no, note, AMOUNTS.credit_notes),
      ...decimals(`${note.no}: rate`, [note.currency_rate]),
      ...realDays(`${note.no}: days`, [note.date, note.invoice_date, ...known(note.voided_on)]),
      ...note.lines.flatMap((line) => [
        ...amounts(`${note.no}: line ${line.position}`, line, AMOUNTS.credit_note_lines),
        ...decimals(`${note.no}: line ${line.position}, quantity`, [line.quantity]),
      ]),
    ]),
  ];
}

function known<Value>(value: Value | null | undefined): Value[] {
  return value === null || value === undefined ? [] : [value];
}

function amounts(what: string, row: object, columns: readonly string[]): Finding[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return columns.flatMap((column) => {
    const value = values.get(column);
    return Number.isSafeInteger(value)
      ? []
      : finding(`${what}, ${column}`, String(value), "a whole number of cents");
  });
}

function decimals(what: string, texts: unknown[]): Finding[] {
  return texts.every(isDecimal)
    ? []
    : finding(what, texts.map(String).join(", "), "a number with decimals");
}

function realDays(what: string, texts: unknown[]): Finding[] {
  return texts.every((text) => typeof text === "string" && isRealDate(text))
    ? []
    : finding(what, texts.map(String).join(", "), "a day of the calendar");
}
