import type { Kysely } from "kysely";

/** Adds the change count of companies, which tells whether a cached answer is still valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("companies")
    .addColumn("changes", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
