import { sql } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import { countedCondition, dueDayExpression } from "../../totals/invoice-conditions";

/** The largest number of unpaid invoices that are offered for one receipt. */
const MAX_UNPAID = 200;

/** Lists a customer's unpaid invoices in the order in which they are paid: the oldest due day first. */
export function listUnpaidInvoices(
  books: CompanyBooks,
  { contactId, currencyId }: { contactId: number; currencyId?: number | null },
) {
  return books
    .selectFrom("invoices")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.id", "no", "date", "due_date", "balance", "currency_id", "code", "symbol"])
    .select(["invoices.updated_at", dueDayExpression.as("due_day")])
    .where("contact_id", "=", contactId)
    .where("balance", ">", sql.lit(0))
    .where(countedCondition)
    .$if(typeof currencyId === "number", (query) =>
      query.where("currency_id", "=", currencyId ?? 0),
    )
    .orderBy("due_day")
    .orderBy("invoices.id")
    .limit(MAX_UNPAID)
    .execute();
}
