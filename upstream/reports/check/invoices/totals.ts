import { convertAmount, sumAmounts } from "../fraction";
import { compareMoney, type Finding } from "../finding";
import { isActiveCreditNote, isActivePayment, type InvoiceRows } from "../invoice-rows";

/** Checks the totals of an invoice against its lines, active payments and active credit notes. */
export function checkTotals({
  invoice,
  lines,
  payments,
  roundingChanges,
  notes,
}: InvoiceRows): Finding[] {
  const nameOf = (name: string) => `${invoice.no}: ${name}`;
  const activePayments = payments.filter(isActivePayment);
  const subtotal = sumAmounts(lines.map(({ gross }) => gross));
  const discount = sumAmounts(lines.map((line) => line.discount));
  const tax = sumAmounts(lines.map((line) => line.tax));
  const sum = subtotal - discount + tax;
  const rounding = sumAmounts([
    ...activePayments.map((payment) => payment.rounding),
    ...roundingChanges.map(({ amount }) => amount),
  ]);
  const paid = sumAmounts(activePayments.map(({ amount }) => amount));
  const credited = sumAmounts(notes.filter(isActiveCreditNote).map((note) => note.total));
  return [
    ...compareMoney(nameOf("subtotal"), invoice.subtotal, subtotal),
    ...compareMoney(nameOf("discount"), invoice.discount, discount),
    ...compareMoney(nameOf("tax"), invoice.tax, tax),
    ...compareMoney(nameOf("total"), invoice.total, sum),
    ...compareMoney(nameOf("rounding"), invoice.rounding, rounding),
    ...compareMoney(nameOf("paid"), invoice.paid, paid),
    ...compareMoney(nameOf("credited"), invoice.credited, credited),
    ...compareMoney(nameOf("balance"), invoice.balance, sum + rounding - paid - credited),
  ];
}

/** Checks the totals in the company's own currency. */
export function checkBaseTotals({ invoice, lines }: InvoiceRows): Finding[] {
  const nameOf = (name: string) => `${invoice.no}: ${name} in own currency`;
  const rate = invoice.currency_rate;
  return [
    ...compareMoney(nameOf("total"), invoice.base_total, convertAmount(invoice.total, rate)),
    ...compareMoney(nameOf("balance"), invoice.base_balance, convertAmount(invoice.balance, rate)),
    ...compareMoney(
      nameOf("income"),
      invoice.base_income,
      sumAmounts(lines.map((line) => line.base_net)),
    ),
  ];
}
