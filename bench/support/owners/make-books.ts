import { sql, type Kysely } from "kysely";
import { hashPassword } from "../../../upstream/accounts/password";
import { writeAccount } from "../../../upstream/books/write-account";
import { copyDatabase } from "../../../upstream/db/copy";
import { migrate } from "../../../upstream/db/migrate";
import { openDatabase } from "../../../upstream/db/open";
import type { Schema } from "../../../upstream/db/schema";
import { fillSearchTexts } from "../../../upstream/invoices/compose/fill-search-texts";
import { multiplyCompany } from "./multiply";
import { createShopBooks } from "./shop-books";
import { planTemplates } from "./sizes";

/** The password of every owner. */
export const PASSWORD = "secret-1234";

type BooksSize = { companies: number; invoices: number; today: string; dataDir: string };

/**
 * Writes companies of different sizes with one owner each. The API's own code writes the companies
 * of `planTemplates`; the others are copies of them.
 */
export async function createBooks(db: Kysely<Schema>, size: BooksSize): Promise<void> {
  // The books are written into a file first: PostgreSQL plans badly for companies whose statistics
  // it does not know yet, and the largest company would take half an hour.
  const file = openDatabase({ dataDir: size.dataDir, apiKey: "", hasDemo: false });
  const written = await writeTemplates(file, size);
  await copyDatabase(file, db);
  await file.destroy();
  for (const { company, times } of written)
    await db.transaction().execute((transaction) => multiplyCompany(transaction, company, times));
  for (const table of ["companies", "accounts"])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select max(id) from ${sql.table(table)}))`.execute(db);
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
}

type WrittenCompany = { company: number; times: number };

async function writeTemplates(db: Kysely<Schema>, size: BooksSize): Promise<WrittenCompany[]> {
  await migrate(db);
  // All accounts share one password hash, because hashing is slow on purpose. The verification at a
  // login takes as long as usual.
  const hash = await hashPassword(PASSWORD);
  const written: WrittenCompany[] = [];
  const templates = planTemplates(size.companies, size.invoices);
  for (const [index, { invoices, times }] of templates.entries()) {
    const holder = {
      displayName: "Siti Aminah",
      email: `owner-${index + 1}@example.test`,
      password: PASSWORD,
      companies: [createShopBooks(invoices, { today: size.today, seed: index + 1 })],
    };
    const { companyIds } = await writeAccount(db, holder, { hash: () => Promise.resolve(hash) });
    written.push({ company: companyIds[0] ?? 0, times });
  }
  await fillSearchTexts(db);
  return written;
}
