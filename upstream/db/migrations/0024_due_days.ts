import { sql, type Kysely } from "kysely";

/**
 * An invoice with a cash term is due on its own date, so overdue invoices are found by the due day.
 * `fillDueDays` fills the running totals of the amounts owed by day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index invoices_owed`.execute(db);
  await sql`create index invoices_owed on invoices (company_id,
    (case when due_date = '0000-00-00' then date else due_date end), status, balance, base_balance)
    where balance > 0 and status not in (0, 4)`.execute(db);
  // The index contains both dates, so that no row is read for the due day.
  await sql`drop index invoices_open`.execute(db);
  await sql`create index invoices_open on invoices
    (company_id, contact_id, currency_id, due_date, date, balance, status)
    where balance > 0 and status not in (0, 4)`.execute(db);
}
