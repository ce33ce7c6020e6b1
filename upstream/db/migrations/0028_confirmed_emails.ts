import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds confirmed emails, the links that confirm them, and counts that all companies share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable("accounts").addColumn("email_confirmed_at", text).execute();
  await db.schema
    .createTable("email_confirmations")
    .addColumn("token_hash", text, (column) => column.primaryKey())
    .addColumn("account_id", "integer", (column) => column.notNull().references("accounts.id"))
    .addColumn("made_at", text, (column) => column.notNull())
    .addColumn("expires_at", text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("email_confirmations_account")
    .on("email_confirmations")
    .column("account_id")
    .execute();
  await db.schema
    .createTable("shared_counts")
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("period", text, (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("shared_counts_key", ["kind", "period"])
    .execute();
}
