import { PostgresAdapter, sql, type Kysely, type RawBuilder } from "kysely";
import type { Schema } from "../../../db/schema";
import type { Finding } from "../finding";
import type { CompleteBooks } from "./complete-books";

/** A change that damages good books, and the expected finding. */
export type Corruption = {
  /** The test title is "finds" and this text. */
  title: string;
  /** A table whose foreign keys would prevent the change. `applyCorruption` disables the keys. */
  tableWithoutForeignKeys?: string;
  /** Returns SQL statements, each of which changes at least one row. */
  damage: (books: CompleteBooks) => RawBuilder<unknown>[];
  /** Returns the expected values. A text "…part…" stands for every text that contains "part". */
  expectedFinding: (books: CompleteBooks) => Partial<Finding>;
};

/** Damages the books. Throws when a statement changes no row. */
export async function applyCorruption(
  db: Kysely<Schema>,
  { tableWithoutForeignKeys, damage }: Corruption,
  books: CompleteBooks,
): Promise<void> {
  if (tableWithoutForeignKeys !== undefined) await disableForeignKeys(db, tableWithoutForeignKeys);
  for (const statement of damage(books)) {
    const { numAffectedRows } = await statement.execute(db);
    if (numAffectedRows === 0n) throw new Error("A statement of this corruption changed no row.");
  }
}

/**
 * Disables the foreign keys of a table until the transaction is rolled back. On SQLite, no foreign key
 * is checked before the end of the transaction.
 */
async function disableForeignKeys(db: Kysely<Schema>, table: string): Promise<void> {
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

/** Returns a subquery for the id of a stored invoice. */
export function selectInvoiceId({ companyId }: CompleteBooks, no: string): RawBuilder<number> {
  return sql<number>`(select id from invoices where company_id = ${companyId} and no = ${no})`;
}
