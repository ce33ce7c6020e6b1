import { sql, type Kysely } from "kysely";

/** Adds after which credit note a share went on account. It is not known of older shares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column credit_note_id integer`.execute(db);
}
