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
  const describe = (name: string) => `${invoice.no}: ${name}`;
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
    ...compareMoney(describe("subtotal"), invoice.subtotal, subtotal),
    ...compareMoney(describe("discount"), invoice.discount, discount),
    ...compareMoney(describe("tax"), invoice.tax, tax),
    ...compareMoney(describe("total"), invoice.total, sum),
    ...compareMoney(describe("rounding"), invoice.rounding, rounding),
    ...compareMoney(describe("paid"), invoice.paid, paid),
    ...compareMoney(describe("credited"), invoice.credited, credited),
    ...compareMoney(describe("balance"), invoice.balance, sum + rounding - paid - credited),
  ];
}

/** Checks the totals in the company's own currency. */
export function checkBaseTotals({ invoice, lines }: InvoiceRows): Finding[] {
  const describe = (name: string) => `${invoice.no}: ${name} in own currency`;
  const rate = invoice.currency_rate;
  return [
    ...compareMoney(describe("total"), invoice.base_total, convertAmount(invoice.total, rate)),
    ...compareMoney(
      describe("balance"),
      invoice.base_balance,
      convertAmount(invoice.balance, rate),
    ),
    ...compareMoney(
      describe("income"),
      invoice.base_income,
      sumAmounts(lines.map((line) => line.base_net)),
    ),
  ];
}
