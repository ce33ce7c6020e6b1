import { sql, type Kysely } from "kysely";

/** What is owed is added up from open invoices alone, and a customer's invoices are read by date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // With all that is added up, so that no row is looked up for it.
  await sql`create index invoices_open on
    invoices (company_id, contact_id, currency_id, due_date, balance, status)
    where balance > 0 and status not in (0, 4)`.execute(db);
  await sql`create index invoices_contact_date on
    invoices (company_id, contact_id, date, id)`.execute(db);
  // The newer one begins with the same columns.
  await sql`drop index invoices_contact`.execute(db);
}
