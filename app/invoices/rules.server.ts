import { baseCurrency, CASH, type InvoiceLists } from "~/models/invoices/choices.server";
import type { InvoiceRules } from "./schema";

/** What the checks and the sums of the form need of the lists. */
export function toRules(lists: InvoiceLists): InvoiceRules {
  const base = baseCurrency(lists.currencies);
  return {
    cashTermIds: lists.terms.filter(({ name }) => name === CASH).map(({ id }) => id),
    baseCurrencyId: base?.id ?? "",
    rates: Object.fromEntries(lists.tax_codes.map(({ id, rate }) => [id, rate])),
    today: lists.today,
    // A server of the plain API says no kinds, and does not round.
    senMethodIds:
      base?.code === "MYR"
        ? lists.methods.filter(({ kind }) => kind === "cash").map(({ id }) => id)
        : [],
  };
}
