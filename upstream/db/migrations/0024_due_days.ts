import { sql, type Kysely } from "kysely";

/**
 * Changes two indexes from the due date to the due day: an invoice with a cash term has no due date
 * and is due on its own date. `fillDueDays` corrects the running totals of such invoices.
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
