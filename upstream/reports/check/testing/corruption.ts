import { PostgresAdapter, sql, type Kysely, type RawBuilder } from "kysely";
import type { Schema } from "../../../db/schema";
import type { Finding } from "../finding";
import type { RichBook } from "./rich-book";

/** One thing that is wrong in good books, and how it is named. */
export type Corruption = {
  /** After "finds". */
  title: string;
  /** Of which the database itself refuses that. */
  withoutKeysOf?: string;
  statements: (book: RichBook) => RawBuilder<unknown>[];
  found: (book: RichBook) => Partial<Finding>;
};

export async function applyCorruption(
  db: Kysely<Schema>,
  { withoutKeysOf: keysOf, statements }: Corruption,
  book: RichBook,
): Promise<void> {
  if (keysOf !== undefined) await dropKeys(db, keysOf);
  for (const statement of statements(book)) {
    const { numAffectedRows } = await statement.execute(db);
    if (numAffectedRows === 0n) throw new Error("nothing is wrong after it");
  }
}

/** Has the database take rows of the table that name what is not there; until the rollback. */
async function dropKeys(db: Kysely<Schema>, table: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`pragma defer_foreign_keys = on`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string; owner: string }>`
    select conname as name, conrelid::regclass::text as owner from pg_constraint
    where contype = 'f' and (conrelid = ${table}::regclass or confrelid = ${table}::regclass)`.execute(
    db,
  );
  for (const { name, owner } of rows)
    await sql`alter table ${sql.table(owner)} drop constraint ${sql.ref(name)}`.execute(db);
}

/** The id of an invoice, there or deleted. */
export function selectInvoiceId({ companyId }: RichBook, no: string): RawBuilder<number> {
  return sql<number>`(select id from invoices where company_id = ${companyId} and no = ${no})`;
}
