import type { Kysely } from "kysely";
import { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { indexNewInvoices, MOST_UNINDEXED } from "./write";

/** Companies that are looked at by one question. */
const SOME = 1_000;

/**
 * Indexes what was stored in bulk or before there was an index, one segment after the other; what is
 * done stays done when it is interrupted. To be called after `fillSearchTexts`.
 */
export async function fillSearchIndex(db: Kysely<Schema>): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const companies = await lookAt(db, last);
    for (const { id, isBehind } of companies) {
      const indexSome = () =>
        db
          .transaction()
          .execute((transaction) => indexNewInvoices(new CompanyBooks(transaction, [id])));
      while (isBehind && (await indexSome()));
    }
    last = companies.at(-1)?.id;
  }
}

/**
 * The next companies, and which of them have enough that is not indexed. In parts, and no further
 * into an index than needed: of many millions of invoices one question takes longer than it may.
 */
async function lookAt(db: Kysely<Schema>, last: number) {
  const companies = await db
    .selectFrom("companies")
    .where("companies.id", ">", last)
    .orderBy("companies.id")
    .limit(SOME)
    .select((eb) => [
      "companies.id",
      eb
        .selectFrom("invoices")
        .whereRef("invoices.company_id", "=", "companies.id")
        .whereRef("invoices.id", ">", "companies.indexed_invoice_id")
        .orderBy("invoices.id")
        .limit(1)
        .offset(MOST_UNINDEXED - 1)
        .select("invoices.id")
        .as("enough"),
    ])
    .execute();
  return companies.map(({ id, enough }) => ({ id, isBehind: enough !== null }));
}
