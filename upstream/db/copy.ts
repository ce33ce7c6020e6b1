import { sql, type Kysely, type Transaction } from "kysely";
import { migrate } from "./migrate";
import type { Schema } from "./schema";

type Table = keyof Schema;

/**
 * All tables, each after the tables that it refers to. The names are the keys of an object, so
 * that the compiler reports a missing table.
 */
const TABLES = Object.keys({
  accounts: 0,
  companies: 0,
  logos: 0,
  memberships: 0,
  sessions: 0,
  idempotency_keys: 0,
  promotions: 0,
  sign_ups: 0,
  pins: 0,
  pin_events: 0,
  pin_requests: 0,
  email_confirmations: 0,
  shared_counts: 0,
  currencies: 0,
  terms: 0,
  methods: 0,
  tax_codes: 0,
  ledger_accounts: 0,
  rates: 0,
  contacts: 0,
  contact_people: 0,
  addresses: 0,
  products: 0,
  invoices: 0,
  invoice_numbers: 0,
  invoice_lines: 0,
  receipts: 0,
  refunds: 0,
  refund_parts: 0,
  payments: 0,
  rounding_changes: 0,
  account_movements: 0,
  running_totals: 0,
  party_snapshots: 0,
  issued_logos: 0,
  invoice_versions: 0,
  events: 0,
  deleted_invoices: 0,
  invoice_links: 0,
  sent_messages: 0,
  reminded_invoices: 0,
  reminder_settings: 0,
  reminder_pauses: 0,
  repeats: 0,
  repeat_days: 0,
  jobs: 0,
  credit_notes: 0,
  credit_note_lines: 0,
} satisfies Record<Table, 0>) as Table[];

export type CopiedTable = { table: Table; rows: number };

/** Is thrown when the copy was refused or rolled back. The message names the reason. */
export class CopyRefusedError extends Error {}

/**
 * Migrates both databases, copies all rows of the SQLite database with their ids into the empty
 * PostgreSQL database, and compares both. Throws a `CopyRefusedError` and copies nothing when the
 * PostgreSQL database has rows or a copied table differs. Other writers of the SQLite database wait
 * until the copy is complete.
 */
export async function copyDatabase(
  sqlite: Kysely<Schema>,
  postgres: Kysely<Schema>,
): Promise<CopiedTable[]> {
  // After the migrations, both databases have the same tables.
  await migrate(sqlite);
  await migrate(postgres);
  return sqlite.transaction().execute((from) =>
    postgres.transaction().execute(async (to) => {
      for (const table of TABLES) await refuseNonEmpty(to, table);
      const copied: CopiedTable[] = [];
      for (const table of TABLES) copied.push(await copyTable(from, to, table));
      await continueIdSequences(from, to);
      // Without an analysis of its tables, PostgreSQL plans queries for very few rows.
      for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(to);
      return copied;
    }),
  );
}

async function refuseNonEmpty(to: Transaction<Schema>, table: Table): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(to);
  if (rows.length > 0)
    throw new CopyRefusedError(
      `The table ${table} already contains rows: the database must be empty.`,
    );
}

/**
 * The number of rows in one insert, in general and for tables with pictures, which are large.
 * PostgreSQL accepts 65,535 values per statement.
 */
const CHUNK_ROWS = 500;
const PICTURE_CHUNK_ROWS = 10;

type Row = Record<string, string | null>;

async function copyTable(
  from: Transaction<Schema>,
  to: Transaction<Schema>,
  table: Table,
): Promise<CopiedTable> {
  const columns = await listColumns(from, table);
  const names = columns.map(({ name }) => name);
  // Values are copied as text, which PostgreSQL converts to the type of the column. JavaScript
  // numbers would round large sums.
  const texts = columns.map((column) => sql`${columnAsText(column)} as ${sql.ref(column.name)}`);
  const hasBytes = columns.some(({ kind }) => kind === "bytes");
  const chunkRows = hasBytes ? PICTURE_CHUNK_ROWS : CHUNK_ROWS;
  let lastRowId = 0;
  for (;;) {
    const { rows } = await sql<Row & { copied_row: number }>`
      select rowid as copied_row, ${sql.join(texts)} from ${sql.table(table)}
      where rowid > ${lastRowId} order by rowid limit ${chunkRows}`.execute(from);
    const lastRow = rows.at(-1);
    if (!lastRow) break;
    lastRowId = lastRow.copied_row;
    const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values ${sql.join(values)}`.execute(to);
  }
  return { table, rows: await compareTables(from, to, table, columns) };
}

type Column = { name: string; kind: "number" | "bytes" | "text" };

/** Returns the column as text that PostgreSQL can convert to the type of the column. */
function columnAsText({ name, kind }: Column) {
  const column = sql.ref(name);
  return kind === "bytes" ? sql`'\\x' || hex(${column})` : sql`cast(${column} as text)`;
}

async function listColumns(from: Transaction<Schema>, table: Table): Promise<Column[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_info(${table})`.execute(from);
  return rows.map(({ name, type }) => ({ name, kind: toColumnKind(type) }));
}

function toColumnKind(type: string): Column["kind"] {
  if (/int/i.test(type)) return "number";
  return /blob/i.test(type) ? "bytes" : "text";
}

/**
 * Returns the number of rows. Throws a `CopyRefusedError` when the number of rows or the sum of any
 * column differs. The sum of a column of texts or bytes is the sum of the lengths.
 */
async function compareTables(
  from: Transaction<Schema>,
  to: Transaction<Schema>,
  table: Table,
  columns: Column[],
): Promise<number> {
  const sums = columns.map(({ name, kind }) => {
    const column = sql.ref(name);
    const size = kind === "number" ? column : sql`length(${column})`;
    return sql`cast(coalesce(sum(${size}), 0) as text) as ${column}`;
  });
  const sumQuery = sql<Row & { copied_rows: number }>`
    select count(*) as copied_rows, ${sql.join(sums)} from ${sql.table(table)}`;
  const [[before], [after]] = [
    (await sumQuery.execute(from)).rows,
    (await sumQuery.execute(to)).rows,
  ];
  if (!before || !after) throw new Error("the query of sums returned no row");
  for (const [name, sum] of Object.entries(before)) {
    if (sum !== after[name])
      throw new CopyRefusedError(
        `The copy of ${table} differs in ${name}: ${sum} became ${after[name]}. The copy was rolled back.`,
      );
  }
  return before.copied_rows;
}

/**
 * Sets PostgreSQL's sequences of ids to the last ids of SQLite, so that no id is used again, not
 * even the id of a deleted record.
 */
async function continueIdSequences(
  from: Transaction<Schema>,
  to: Transaction<Schema>,
): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence where seq > 0`.execute(from);
  for (const { name, seq } of rows) {
    if (TABLES.some((table) => table === name))
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(to);
  }
}
