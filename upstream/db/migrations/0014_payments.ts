import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds partial payments, undone payments and cash rounding. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  await fillMethodKinds(db);
  await markPaidInvoicesReceived(db);
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  const add = (table: string, column: string, definition: ReturnType<typeof sql>) =>
    sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${definition}`.execute(db);
  await add("methods", "kind", sql`${text} not null default 'other'`);
  await add("payments", "reference", sql`${text} not null default ''`);
  await add("payments", "rounding", sql`bigint not null default 0`);
  await add("payments", "currency_rate", text);
  await add("payments", "reversed_on", text);
  await add("invoices", "rounding", sql`bigint not null default 0`);
  await add("invoices", "issued_status", sql`integer`);
  await add("companies", "cash_contact_id", sql`integer`);
}

/** Derives the kind of a payment method from its name. */
async function fillMethodKinds(db: Kysely<unknown>): Promise<void> {
  await sql`update methods set kind = case
    when lower(name) like '%card%' then 'card'
    when lower(name) like '%cheque%' or lower(name) like '%check%' then 'cheque'
    when lower(name) like '%duitnow%' or lower(name) like '%paynow%' or lower(name) like '% qr%'
      or lower(name) like '%wallet%' then 'code'
    when lower(name) like '%bank%' or lower(name) like '%transfer%' or lower(name) like '%giro%'
      or lower(name) like '%fpx%' then 'bank'
    when lower(name) like '%cash%' or lower(name) like '%tunai%' then 'cash'
    else 'other' end`.execute(db);
}

/**
 * Gives paid invoices without a balance the status received (5), and corrects the totals by status.
 */
async function markPaidInvoicesReceived(db: Kysely<unknown>): Promise<void> {
  await sql`update invoices set issued_status = status, status = 5
    where status in (1, 2, 3) and paid > 0 and balance <= 0`.execute(db);
  await sql`delete from running_totals where kind = 'status'`.execute(db);
  await sql`insert into running_totals (company_id, kind, day, ref, count, amount)
    select company_id, 'status', '', status, count(*), sum(base_total)
    from invoices group by company_id, status`.execute(db);
}
