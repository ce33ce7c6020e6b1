import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Adds columns for the subject and the text of a mail that this server sends, and an index of mails
 * that wait or are being sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  for (const name of ["subject", "text"])
    await db.schema
      .alterTable("sent_messages")
      .addColumn(name, text, (column) => column.notNull().defaultTo(""))
      .execute();
  await sql`create index sent_messages_under_way on
    sent_messages (made_at) where state in ('waiting', 'sending')`.execute(db);
}
