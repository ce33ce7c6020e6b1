import type { Kysely } from "kysely";

/** How often something of a company was written: tells whether what was read of it still holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("companies")
    .addColumn("changes", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
