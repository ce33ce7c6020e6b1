import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Creates indexes for the sort orders, the sums and the search of the list of invoices, and empties
 * the search tables, because a search now reads the invoices themselves. The empty tables stay for an
 * older program that runs beside this one (decision 119). Migration 0034 drops the tables with
 * their triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const name of ["invoices_unpaid", "invoices_owed", "invoice_lines_product"])
    await sql`drop index ${sql.ref(name)}`.execute(db);
  for (const [name, on] of Object.entries(INDEXES))
    await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
  // PostgreSQL cannot index long texts.
  if (!isPostgres)
    await sql`create index invoices_found on
      invoices (company_id, id, contact_id, search_text, items_text)`.execute(db);
  await emptySearchTables(db);
  await (isPostgres ? createPostgresTrigger(db) : createSqliteTriggers(db));
}

const OWED = "balance > 0 and status not in (0, 4)";
const DUE = "(case when due_date = '0000-00-00' then date else due_date end)";
const LEFT = "(case when status not in (0, 4) then base_balance else 0 end)";

/**
 * The indexes contain the columns that conditions of lists read, so that mostly only the listed rows
 * are read.
 */
const INDEXES = {
  invoices_due: `invoices (company_id, ${DUE}, id)`,
  invoices_left: `invoices (company_id, ${LEFT}, id)`,
  invoices_customer: "invoices (company_id, contact_id, id)",
  invoices_unpaid: `invoices (company_id, id, status, balance) where ${OWED}`,
  invoices_unpaid_date: `invoices (company_id, date, id, status, balance) where ${OWED}`,
  invoices_owed: `invoices (company_id, ${DUE}, id, status, balance, base_balance, date, due_date)
    where ${OWED}`,
  invoices_unpaid_left: `invoices (company_id, ${LEFT}, id, status, balance, base_balance)
    where ${OWED}`,
  invoices_unpaid_customer: `invoices (company_id, contact_id, id, status, balance)
    where ${OWED}`,
  invoices_draft_date: "invoices (company_id, date, id, status) where status = 0",
  invoices_draft_due: `invoices (company_id, ${DUE}, id, status, date, due_date)
    where status = 0`,
  invoices_draft_left: `invoices (company_id, ${LEFT}, id, status, base_balance) where status = 0`,
  invoices_sums: `invoices
    (company_id, status, currency_id, date, total, rounding, paid, credited, balance)`,
  payments_method: "payments (company_id, method_id, invoice_id, reversed_on, amount)",
  // This index repeats columns of `payments_method`, because SQLite would otherwise read that whole
  // index for one invoice.
  payments_paid: "payments (company_id, invoice_id, reversed_on, amount, rounding)",
  // The next three indexes find amounts, and items whose lines have another name.
  invoices_total: "invoices (company_id, total, id)",
  invoice_lines_net: "invoice_lines (company_id, net, invoice_id)",
  invoice_lines_product: "invoice_lines (company_id, product_id, name, invoice_id)",
  // This index finds titles that `fillSearchTexts` has not added to the search text yet.
  invoices_untitled: `invoices (company_id, id)
    where title <> '' and search_text not like '%\n%\n%'`,
};

/** Empties the search tables. An older program then reads every invoice instead. */
async function emptySearchTables(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search_terms`.execute(db);
  await sql`delete from search_segments`.execute(db);
  await sql`update companies set indexed_invoice_id = 0 where indexed_invoice_id > 0`.execute(db);
}

/**
 * Returns the SQL that deletes what an older program has stored in the search tables for a company.
 * A trigger runs this SQL when an indexed invoice of the company changes, because a newer program
 * does not index the change. An older program needs the empty segment when it changes an invoice
 * itself.
 */
const buildUnindexSql = (company: string) => `
  delete from search_terms where company_id = ${company};
  delete from search_segments where company_id = ${company};
  insert into search_segments (company_id, segment, size, last_id, ids)
    values (${company}, 0, 0, 2147483647, '');
  update companies set indexed_invoice_id = 0 where id = ${company};`;

const buildIsIndexedSql = (row: "old" | "new") => `exists (select 1 from companies
  where id = ${row}.company_id and indexed_invoice_id >= ${row}.id)`;

const SEARCHED = "search_text, items_text, contact_id";

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  for (const [name, event, row] of [
    ["invoices_unindex_insert", "insert", "new"],
    ["invoices_unindex_update", `update of ${SEARCHED}`, "new"],
    ["invoices_unindex_delete", "delete", "old"],
  ] as const)
    await sql`create trigger ${sql.ref(name)} after ${sql.raw(event)} on invoices
      when ${sql.raw(buildIsIndexedSql(row))} begin ${sql.raw(buildUnindexSql(`${row}.company_id`))} end`.execute(
      db,
    );
}

async function createPostgresTrigger(db: Kysely<unknown>): Promise<void> {
  const body = (row: "old" | "new") =>
    `if ${buildIsIndexedSql(row)} then ${buildUnindexSql(`${row}.company_id`)} end if;`;
  await sql`create function invoices_unindex() returns trigger language plpgsql as ${sql.raw(
    `$$ begin if tg_op = 'DELETE' then ${body("old")} else ${body("new")} end if;
      return null; end $$`,
  )}`.execute(db);
  await sql`create trigger invoices_unindex
    after insert or delete or update of ${sql.raw(SEARCHED)} on invoices
    for each row execute function invoices_unindex()`.execute(db);
}
