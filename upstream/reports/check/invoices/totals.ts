import { converted, total } from "../exact";
import { compareMoney, type Finding } from "../finding";
import { isStandingNote, isStandingPayment, type InvoiceRows } from "../invoice-rows";

/** An invoice's sums are those of its lines, its standing payments and its standing credit notes. */
export function checkTotals({
  invoice,
  lines,
  payments,
  roundingChanges,
  notes,
}: InvoiceRows): Finding[] {
  const of = (name: string) => `${invoice.no}: ${name}`;
  const standing = payments.filter(isStandingPayment);
  const subtotal = total(lines.map(({ gross }) => gross));
  const discount = total(lines.map((line) => line.discount));
  const tax = total(lines.map((line) => line.tax));
  const sum = subtotal - discount + tax;
  const rounding = total([
    ...standing.map((payment) => payment.rounding),
    ...roundingChanges.map(({ amount }) => amount),
  ]);
  const paid = total(standing.map(({ amount }) => amount));
  const credited = total(notes.filter(isStandingNote).map((note) => note.total));
  return [
    ...compareMoney(of("subtotal"), invoice.subtotal, subtotal),
    ...compareMoney(of("discount"), invoice.discount, discount),
    ...compareMoney(of("tax"), invoice.tax, tax),
    ...compareMoney(of("total"), invoice.total, sum),
    ...compareMoney(of("rounding"), invoice.rounding, rounding),
    ...compareMoney(of("paid"), invoice.paid, paid),
    ...compareMoney(of("credited"), invoice.credited, credited),
    ...compareMoney(of("balance"), invoice.balance, sum + rounding - paid - credited),
  ];
}

/** What it comes to in the company's own currency. */
export function checkBaseTotals({ invoice, lines }: InvoiceRows): Finding[] {
  const of = (name: string) => `${invoice.no}: ${name} in own currency`;
  const rate = invoice.currency_rate;
  return [
    ...compareMoney(of("total"), invoice.base_total, converted(invoice.total, rate)),
    ...compareMoney(of("balance"), invoice.base_balance, converted(invoice.balance, rate)),
    ...compareMoney(of("income"), invoice.base_income, total(lines.map((line) => line.base_net))),
  ];
}
