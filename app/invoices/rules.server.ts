import { hasCashRounding } from "../../domain/money/cash-rounding";
import { baseCurrency, type InvoiceLists } from "~/models/invoices/choices.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import type { InvoiceRules } from "./schema";

/** What the checks and the sums of the form need of the lists, and of the invoice that is edited. */
export function toInvoiceRules(
  lists: InvoiceLists,
  stored: InvoiceRecord | null = null,
): InvoiceRules {
  const base = baseCurrency(lists.currencies);
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

/** The day of its first payment; a draft's payments come with it, on its own. */
function findLatestDate({ status, payments, date }: InvoiceRecord): string {
  const standing = payments.filter(({ reversed_on }) => !reversed_on);
  const [first] = standing.map((payment) => payment.date).sort();
  if (status === INVOICE_STATUS.draft || first === undefined) return "";
  // Older books may have a payment from before its invoice.
  return first < date ? date : first;
}
