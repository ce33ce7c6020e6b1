import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { indexNewInvoices, MOST_UNINDEXED } from "./write";

/**
 * Indexes what was stored in bulk or before there was an index, one segment after the other; what is
 * done stays done when it is interrupted. To be called after `fillSearchTexts`.
 */
export async function fillSearchIndex(db: Kysely<Schema>): Promise<void> {
  const companies = await db
    .selectFrom("invoices")
    .innerJoin("companies", "companies.id", "invoices.company_id")
    .whereRef("invoices.id", ">", "companies.indexed_invoice_id")
    .select("companies.id")
    .groupBy("companies.id")
    .having((eb) => eb.fn.countAll<number>(), ">=", MOST_UNINDEXED)
    .execute();
  for (const { id } of companies) {
    const indexSome = () =>
      db
        .transaction()
        .execute((transaction) => indexNewInvoices(new CompanyBooks(transaction, [id])));
    while (await indexSome());
  }
}
