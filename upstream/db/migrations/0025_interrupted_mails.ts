import { PostgresAdapter, sql, type Kysely } from "kysely";

/** What a mail says, for as long as it is not known to have gone; and those that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // In the order of its characters' codes, as SQLite has it.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  for (const name of ["subject", "text"])
    await db.schema
      .alterTable("sent_messages")
      .addColumn(name, text, (column) => column.notNull().defaultTo(""))
      .execute();
  await sql`create index sent_messages_under_way on
    sent_messages (made_at) where state in ('waiting', 'sending')`.execute(db);
}
