import { sql, type Kysely } from "kysely";

/** Adds indexes for open invoices and for a customer's invoices by date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The index contains all summed columns, so that no row is read.
  await sql`create index invoices_open on
    invoices (company_id, contact_id, currency_id, due_date, balance, status)
    where balance > 0 and status not in (0, 4)`.execute(db);
  await sql`create index invoices_contact_date on
    invoices (company_id, contact_id, date, id)`.execute(db);
  // `invoices_contact_date` starts with the columns of this index.
  await sql`drop index invoices_contact`.execute(db);
}
