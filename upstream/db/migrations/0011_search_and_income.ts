import { sql, type Kysely } from "kysely";

/** Adds the tables of the invoice search, and running totals by income account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSearchTables(db);
  await fillIncome(db);
}

/**
 * Creates the tables of the search for parts of words in invoices. The program filled the tables in
 * batches, until migration 0032 emptied them.
 */
async function createSearchTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("companies")
    .addColumn("indexed_invoice_id", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("search_segments")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("segment", "integer", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("last_id", "integer", (column) => column.notNull())
    .addColumn("ids", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("search_segments_key", ["company_id", "segment"])
    .execute();
  await db.schema
    .createTable("search_terms")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("segment", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("term", "text", (column) => column.notNull())
    .addColumn("positions", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("search_terms_key", ["company_id", "segment", "kind", "term"])
    .execute();
  // The index `invoices_found` made searches read every text of the company. This index never
  // existed in PostgreSQL.
  await sql`drop index if exists invoices_found`.execute(db);
}

/**
 * Fills the running totals by day and income account from existing records, except draft invoices
 * (status 0) and void invoices (status 4). The API updates the totals afterwards.
 */
async function fillIncome(db: Kysely<unknown>): Promise<void> {
  await sql`insert into running_totals (company_id, kind, day, ref, count, amount)
    select line.company_id, 'account', invoices.date,
      coalesce(line.ledger_account_id, products.sale_account_id, 0), count(*), sum(line.base_net)
    from invoices
    join invoice_lines as line
      on line.company_id = invoices.company_id and line.invoice_id = invoices.id
    left join products
      on products.company_id = line.company_id and products.id = line.product_id
    where invoices.status not in (0, 4)
    group by line.company_id, invoices.date,
      coalesce(line.ledger_account_id, products.sale_account_id, 0)`.execute(db);
}
