import { baseCurrency, CASH, type InvoiceLists } from "~/models/invoices/choices.server";
import type { InvoiceRules } from "./schema";

/** What the checks and the sums of the form need of the lists. */
export function toRules(lists: InvoiceLists): InvoiceRules {
  return {
    cashTermIds: lists.terms.filter(({ name }) => name === CASH).map(({ id }) => id),
    baseCurrencyId: baseCurrency(lists.currencies)?.id ?? "",
    rates: lists.tax_codes.map(({ id, rate }) => ({ id, rate })),
  };
}
