import { convertAmount, sumAmounts } from "../fraction";
import { compareAmounts, type Finding } from "../finding";
import { isActiveCreditNote, isActivePayment, type InvoiceRows } from "../invoice-rows";

/**
 * Checks the totals of an invoice against its lines, active payments, rounding changes and active
 * credit notes.
 */
export function checkTotals({
  invoice,
  lines,
  payments,
  roundingChanges,
  creditNotes,
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
  const credited = sumAmounts(creditNotes.filter(isActiveCreditNote).map((note) => note.total));
  return [
    ...compareAmounts(describe("subtotal"), invoice.subtotal, subtotal),
    ...compareAmounts(describe("discount"), invoice.discount, discount),
    ...compareAmounts(describe("tax"), invoice.tax, tax),
    ...compareAmounts(describe("total"), invoice.total, sum),
    ...compareAmounts(describe("rounding"), invoice.rounding, rounding),
    ...compareAmounts(describe("paid"), invoice.paid, paid),
    ...compareAmounts(describe("credited"), invoice.credited, credited),
    ...compareAmounts(describe("balance"), invoice.balance, sum + rounding - paid - credited),
  ];
}

/** Checks the totals in the company's own currency. */
export function checkBaseTotals({ invoice, lines }: InvoiceRows): Finding[] {
  const describe = (name: string) => `${invoice.no}: ${name} in own currency`;
  const rate = invoice.currency_rate;
  return [
    ...compareAmounts(describe("total"), invoice.base_total, convertAmount(invoice.total, rate)),
    ...compareAmounts(
      describe("balance"),
      invoice.base_balance,
      convertAmount(invoice.balance, rate),
    ),
    ...compareAmounts(
      describe("income"),
      invoice.base_income,
      sumAmounts(lines.map((line) => line.base_net)),
    ),
  ];
}
