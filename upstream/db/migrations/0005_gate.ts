import { sql, type Kysely } from "kysely";

/** Adds the tables and columns of access: plans that end, promotions, sign-ups and PINs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("companies").addColumn("premium_until", "text").execute();
  await db.schema
    .createTable("promotions")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("country_id", "integer", (column) => column.notNull())
    .addColumn("plan_name", "text", (column) => column.notNull())
    .addColumn("monthly_fee", "bigint")
    .addColumn("annual_fee", "bigint")
    .addColumn("first_charge", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "text")
    .execute();
  await db.schema
    .createTable("sign_ups")
    .addColumn("account_id", "integer", (column) => column.primaryKey().references("accounts.id"))
    .addColumn("repeat_key", "text", (column) => column.unique())
    .addColumn("promotion_code", "text")
    .addColumn("payment_reference", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("pins")
    .addColumn("account_id", "integer", (column) => column.primaryKey().references("accounts.id"))
    .addColumn("pin_hash", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("is_used", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("pin_events")
    .addColumn("account_id", "integer", (column) => column.notNull().references("accounts.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("happened_at", "text", (column) => column.notNull())
    .execute();
  await sql`create index pin_events_account on pin_events (account_id, kind, happened_at)`.execute(
    db,
  );
}
