import type { Kysely } from "kysely";

/** Renames tables and columns to the terms of the code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("kept_sums").renameTo("running_totals").execute();
  await db.schema.alterTable("kept_answers").renameTo("idempotency_keys").execute();
  await db.schema
    .alterTable("idempotency_keys")
    .renameColumn("repeat_key", "idempotency_key")
    .execute();
  await db.schema.alterTable("sign_ups").renameColumn("repeat_key", "idempotency_key").execute();
  await db.schema.alterTable("pins").renameColumn("tries", "attempts").execute();
}
