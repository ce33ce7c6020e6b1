import { sql, type Kysely } from "kysely";
import { buildPersonSearchText } from "../../contacts/search-text";
import { buildInvoiceSearchText, buildLinesSearchText } from "./search-texts";
import { CompanyBooks } from "../../db/company-books";
import type { Schema } from "../../db/schema";

/**
 * Fills in the missing search texts of contact people and of invoices' lines, and the titles that
 * search texts of invoices lack. An older program stored such records, or they were imported in
 * bulk.
 */
export async function fillSearchTexts(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await fillPeople(transaction);
    const companies = await transaction
      .selectFrom("invoices")
      .select("company_id")
      .distinct()
      .where("items_text", "is", null)
      .execute();
    for (const { company_id } of companies) {
      const books = new CompanyBooks(transaction, [company_id]);
      while (await fillLinesTextBatch(books));
    }
    while (await fillTitleBatch(transaction));
  });
}

async function fillPeople(db: Kysely<Schema>): Promise<void> {
  const people = await db
    .selectFrom("contact_people")
    .select(["id", "display_name", "first_name", "last_name"])
    .where("search_text", "is", null)
    .execute();
  for (const { id, ...names } of people) {
    await db
      .updateTable("contact_people")
      .set({ search_text: buildPersonSearchText(names) })
      .where("id", "=", id)
      .execute();
  }
}

/** The number of invoices per batch. */
const BATCH_SIZE = 500;

/**
 * Adds the title to one batch of search texts without a title. Returns false when no such search
 * text was left. An older program stores number and notes only, also when it runs beside this one
 * (decision 69). A search text with a title has at least two line breaks.
 */
async function fillTitleBatch(db: Kysely<Schema>): Promise<boolean> {
  const invoices = await db
    .selectFrom("invoices")
    .select(["id", "no", "memo", "title"])
    // This text must match the definition of the partial index.
    .where(sql<boolean>`title <> '' and search_text not like '%\n%\n%'`)
    .limit(BATCH_SIZE)
    .execute();
  for (const { id, ...texts } of invoices) {
    await db
      .updateTable("invoices")
      .set({ search_text: buildInvoiceSearchText(texts) })
      .where("id", "=", id)
      .execute();
  }
  return invoices.length > 0;
}

/**
 * Fills in the search texts of the lines of one batch of invoices. Returns false when every invoice
 * already had such a text.
 */
async function fillLinesTextBatch(books: CompanyBooks): Promise<boolean> {
  const invoices = await books
    .selectFrom("invoices")
    .select("id")
    .where("items_text", "is", null)
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
  const ids = invoices.map((invoice) => invoice.id);
  const lines = await books
    .selectFrom("invoice_lines as line")
    .leftJoin("ledger_accounts as account", "account.id", "line.ledger_account_id")
    .select(["line.invoice_id", "line.name", "line.description", "account.name as account_name"])
    .where("line.invoice_id", "in", [0, ...ids])
    .orderBy("line.invoice_id")
    .orderBy("line.position")
    .execute();
  const linesByInvoice = new Map(ids.map((id) => [id, [] as typeof lines]));
  for (const line of lines) linesByInvoice.get(line.invoice_id)?.push(line);
  for (const [id, linesOfInvoice] of linesByInvoice) {
    await books
      .withInvoices()
      .updateTable("invoices")
      .set({ items_text: buildLinesSearchText(linesOfInvoice) })
      .where("id", "=", id)
      .execute();
  }
  return ids.length > 0;
}
