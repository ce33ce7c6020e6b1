import { sql, type Kysely } from "kysely";

/** Adds running totals by day, so that requests do not add up all invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("kept_sums")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("ref", "integer", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("kept_sums_key", ["company_id", "kind", "day", "ref"])
    .execute();
  await fillRunningTotals(db);
  await dropIndexes(db);
}

/** Fills the running totals from existing records. The API updates the totals afterwards. */
async function fillRunningTotals(db: Kysely<unknown>): Promise<void> {
  const counted = "from invoices where status not in (0, 4)";
  for (const sums of [
    "'status', '', status, count(*), sum(base_total) from invoices group by company_id, status",
    `'issued', date, 0, count(*), sum(base_total) ${counted} group by company_id, date`,
    `'income', date, 0, count(*), sum(base_income) ${counted} group by company_id, date`,
    `'owed', due_date, 0, count(*), sum(base_balance) ${counted} and balance > 0 ` +
      `group by company_id, due_date`,
    "'balance', '', ledger_account_id, count(*), sum(amount) from account_movements " +
      "group by company_id, ledger_account_id",
  ]) {
    await sql`insert into kept_sums (company_id, kind, day, ref, count, amount)
      select company_id, ${sql.raw(sums)}`.execute(db);
  }
}

/** The running totals replace the queries of these indexes. */
async function dropIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of ["invoices_received", "account_movements_balance"]) {
    await db.schema.dropIndex(name).execute();
  }
}
