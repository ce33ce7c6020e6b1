import { sql, type Kysely } from "kysely";

/**
 * A cash-term invoice is due on its own date: what is overdue is found by the day on which an invoice
 * is due. What is owed by that day is added up by `fillDueDays`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index invoices_owed`.execute(db);
  await sql`create index invoices_owed on invoices (company_id,
    (case when due_date = '0000-00-00' then date else due_date end), status, balance, base_balance)
    where balance > 0 and status not in (0, 4)`.execute(db);
  // With both dates, so that no row is looked up for the day.
  await sql`drop index invoices_open`.execute(db);
  await sql`create index invoices_open on invoices
    (company_id, contact_id, currency_id, due_date, date, balance, status)
    where balance > 0 and status not in (0, 4)`.execute(db);
}
