import type { Kysely } from "kysely";
import { CompanyBooks } from "../../db/company-books";
import type { Schema } from "../../db/schema";
import { streamHledgerJournal } from "./hledger";

/** A company and the pieces of its journal, which together are one text. */
type ExportedCompany = { id: number; name: string; pieces: AsyncGenerator<string> };

/**
 * Passes each company's journal to `write`, one company after the other. Each journal is read in
 * one transaction that holds the company's lock.
 */
export async function exportBooks(
  db: Kysely<Schema>,
  write: (company: ExportedCompany) => Promise<void>,
): Promise<void> {
  const companies = await db
    .selectFrom("companies")
    .select(["id", "display_name as name"])
    .orderBy("id")
    .execute();
  for (const company of companies)
    await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [company.id]);
      await books.lock();
      await write({ ...company, pieces: streamHledgerJournal(books) });
    });
}
