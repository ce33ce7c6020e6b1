import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds the queue of jobs, and the Message-ID of mails to customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("jobs")
    .addColumn("id", "integer", (column) =>
      isPostgres
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("key", text, (column) => column.notNull())
    .addColumn("subject", text, (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("reason", text, (column) => column.notNull())
    .addColumn("made_at", text, (column) => column.notNull())
    .addColumn("due_at", text, (column) => column.notNull())
    .addColumn("run_at", text, (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("lease", text)
    .addColumn("leased_until", text)
    .addColumn("ended_at", text)
    .execute();
  await db.schema
    .createIndex("jobs_key")
    .on("jobs")
    .columns(["company_id", "kind", "key"])
    .unique()
    .execute();
  await sql`create index jobs_waiting on jobs (run_at) where state = 'waiting'`.execute(db);
  // At most one job of a company runs at a time.
  await sql`create unique index jobs_leased on jobs (company_id) where lease is not null`.execute(
    db,
  );
  await sql`create index jobs_failed on jobs (company_id) where state = 'failed'`.execute(db);
  await db.schema
    .alterTable("sent_messages")
    .addColumn("message_id", text, (column) => column.notNull().defaultTo(""))
    .execute();
}
