import { hasCashRounding, roundCashPayments } from "../../../domain/money/cash-rounding";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { InvoiceBooks } from "../../db/company-books";
import { toRecordedPayment } from "../read/recorded-payment";
import { recalculateTotals } from "./amounts";

/**
 * Adjusts the cash rounding of an issued invoice after a change. Inserts the difference as a row of
 * `rounding_changes` with the given day, because the rounding of a payment never changes, and
 * recalculates the invoice's totals. These totals must be up to date before the call.
 */
export async function adjustRounding(
  books: InvoiceBooks,
  invoiceId: number,
  day: string,
): Promise<void> {
  const invoice = await books
    .selectFrom("invoices")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["total", "credited", "rounding", "code"])
    .where("invoices.id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  const payments = await books
    .selectFrom("payments")
    .innerJoin("methods", "methods.id", "payments.method_id")
    .leftJoin("receipts", "receipts.id", "payments.receipt_id")
    .select(["payments.amount", "payments.rounding", "kind"])
    .select("receipts.amount as receipt_amount")
    .where("invoice_id", "=", invoiceId)
    .where("payments.reversed_on", "is", null)
    .orderBy("payments.id")
    .execute();
  if (payments.length === 0 && invoice.rounding === 0) return;
  const isRounded = hasCashRounding((await readTimeZoneAndCurrency(books)).code, invoice.code);
  const { rounding } = roundCashPayments(
    BigInt(invoice.total - invoice.credited),
    payments.map((payment) => toRecordedPayment(payment, isRounded && payment.kind === "cash")),
  );
  const amount = rounding - BigInt(invoice.rounding);
  if (amount === 0n) return;
  await books
    .insertInto("rounding_changes")
    .values({ company_id: books.companyId, invoice_id: invoiceId, date: day, amount })
    .execute();
  await recalculateTotals(books, [invoiceId]);
}
