import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Adds a switch of the business profile, "yes" or empty: whether invoices have lines on which the
 * recipient of the goods writes name, signature and date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .alterTable("companies")
    .addColumn("received_by", text, (column) => column.notNull().defaultTo(""))
    .execute();
}
