import { sql, type Kysely } from "kysely";
import { hashPassword } from "../../../upstream/accounts/password";
import { writeAccount } from "../../../upstream/books/write-account";
import { copyDatabase } from "../../../upstream/db/copy";
import { migrate } from "../../../upstream/db/migrate";
import { openDatabase } from "../../../upstream/db/open";
import type { Schema } from "../../../upstream/db/schema";
import { fillSearchTexts } from "../../../upstream/invoices/compose/fill-search-texts";
import { multiplyCompany } from "./multiply";
import { shopBooks } from "./shop-books";
import { planTemplates } from "./sizes";

export const PASSWORD = "secret-1234";

type BooksSize = { companies: number; invoices: number; today: string; dataDir: string };

/**
 * Companies of uneven sizes, each with an owner of its own: one of each kind written by the program
 * itself, the others copies of it.
 */
export async function makeBooks(db: Kysely<Schema>, wanted: BooksSize): Promise<void> {
  // In a file first: a PostgreSQL that has seen nothing of a company yet takes it for tiny, and adds
  // up the largest for half an hour.
  const file = openDatabase({ dataDir: wanted.dataDir, apiKey: "", demo: false });
  const written = await writeTemplates(file, wanted);
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

async function writeTemplates(db: Kysely<Schema>, wanted: BooksSize): Promise<WrittenCompany[]> {
  await migrate(db);
  // Slow on purpose, and as slow to verify when all have the same.
  const hash = await hashPassword(PASSWORD);
  const written: WrittenCompany[] = [];
  const templates = planTemplates(wanted.companies, wanted.invoices);
  for (const [index, { invoices, times }] of templates.entries()) {
    const holder = {
      displayName: "Siti Aminah",
      email: `owner-${index + 1}@example.test`,
      password: PASSWORD,
      companies: [shopBooks(invoices, { today: wanted.today, seed: index + 1 })],
    };
    const { companyIds } = await writeAccount(db, holder, { hash: () => Promise.resolve(hash) });
    written.push({ company: companyIds[0] ?? 0, times });
  }
  await fillSearchTexts(db);
  return written;
}
