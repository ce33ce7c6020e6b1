import type { Kysely } from "kysely";
import { NO_DATE } from "../../domain/calendar/days";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { recalculateOwed } from "./running-totals";

/**
 * Corrects running totals of unpaid balances that an older program has stored, also while it runs
 * beside this one (decision 69): an older program stores the balances of invoices with cash terms
 * without a day.
 */
export async function fillDueDays(db: Kysely<Schema>): Promise<void> {
  const companies = await db
    .selectFrom("companies")
    .select("id")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("running_totals")
          .select("company_id")
          .whereRef("company_id", "=", "companies.id")
          .where("kind", "=", "owed")
          .where("day", "=", NO_DATE),
      ),
    )
    .execute();
  for (const { id } of companies) {
    await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [id]);
      await books.lock();
      await recalculateOwed(books.withInvoices());
    });
  }
}
