import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { addDayJob } from "../invoices/repeats/day-jobs";

/**
 * Adds a failed job for the first day of each repeat of a company, as after a long stop of the
 * program.
 */
export async function failRepeatDays(
  db: Kysely<Schema>,
  companyId: number,
  reason: string,
): Promise<void> {
  const now = new Date();
  await db.transaction().execute(async (transaction) => {
    const books = new CompanyBooks(transaction, [companyId]);
    await books.lock();
    const repeats = await books.selectFrom("repeats").select(["id", "starts_on"]).execute();
    for (const { id, starts_on } of repeats)
      await addDayJob(books, { repeatId: id, day: starts_on }, now);
    await books
      .updateTable("jobs")
      .set({ state: "failed", reason, ended_at: now.toISOString() })
      .where("kind", "=", "repeat")
      .execute();
    await books.countChange();
  });
}
