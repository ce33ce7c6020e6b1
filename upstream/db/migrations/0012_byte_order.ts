import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Makes PostgreSQL sort the texts of all existing columns by character code, as SQLite does,
 * whatever the collation of the database is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'`.execute(db);
  for (const table of new Set(rows.map((row) => row.table_name))) {
    const changes = rows
      .filter((row) => row.table_name === table)
      .map((row) => sql`alter column ${sql.ref(row.column_name)} type text collate "C"`);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
}
