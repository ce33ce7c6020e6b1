import { hasCashRounding } from "../../domain/money/cash-rounding";
import { findBaseCurrency, type InvoiceLists } from "~/models/invoices/choices.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import type { InvoiceRules } from "./schema";

/**
 * Returns the data that the checks and the calculations of the form need from the lists and the
 * stored invoice.
 */
export function toInvoiceRules(
  lists: InvoiceLists,
  stored: InvoiceRecord | null = null,
): InvoiceRules {
  const base = findBaseCurrency(lists.currencies);
  return {
    cashTermIds: lists.terms.filter(({ kind }) => kind === "cash").map(({ id }) => id),
    baseCurrencyId: base?.id ?? "",
    taxRates: lists.tax_codes.map(({ id, rate }) => ({ id, rate })),
    today: lists.today,
    roundedMethodIds: hasCashRounding(base?.code)
      ? lists.methods.filter(({ isRounded }) => isRounded).map(({ id }) => id)
      : [],
    latestDate: stored ? findLatestDate(stored) : "",
  };
}

/**
 * Returns the latest date that the invoice can have, YYYY-MM-DD: the date of its first payment that
 * was not undone, but at least the invoice's own date. Returns an empty text without such a payment
 * and for a draft invoice, whose payments have the date of the invoice.
 */
function findLatestDate({ status, payments, date }: InvoiceRecord): string {
  const activePayments = payments.filter(({ reversed_on }) => !reversed_on);
  const [first] = activePayments.map((payment) => payment.date).sort();
  if (status === INVOICE_STATUS.draft || first === undefined) return "";
  // Older data may have a payment dated before its invoice.
  return first < date ? date : first;
}
