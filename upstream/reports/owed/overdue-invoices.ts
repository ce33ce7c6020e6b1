import { getDayInZone } from "../../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { CompanyBooks } from "../../db/company-books";
import { dueDayExpression } from "../../totals/invoice-conditions";
import { countedCondition } from "../../totals/invoice-conditions";

/** Lists a customer's overdue invoices, longest overdue first. */
export async function listOverdueInvoices(books: CompanyBooks, contactId: number, now: Date) {
  const { time_zone } = await readTimeZoneAndCurrency(books);
  return books
    .selectFrom("invoices")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.id", "no", "balance", "currency_id", "code", "symbol"])
    .select(dueDayExpression.as("due_day"))
    .where("contact_id", "=", contactId)
    .where(countedCondition)
    .where("balance", ">", 0)
    .where(dueDayExpression, "<", getDayInZone(time_zone, now))
    .orderBy("due_day")
    .orderBy("invoices.id")
    .execute();
}

export type OverdueInvoice = Awaited<ReturnType<typeof listOverdueInvoices>>[number];
