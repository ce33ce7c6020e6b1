import { PostgresAdapter, sql, type RawBuilder } from "kysely";
import type { CheckedCompany } from "../company";
import { toFindings, type Finding } from "../finding";

/** The checked columns by table. Each must contain a whole number: minor units or a count. */
export const AMOUNT_COLUMNS = {
  invoices: [
    ...["subtotal", "discount", "tax", "total", "paid", "rounding", "credited", "balance"],
    ...["base_total", "base_balance", "base_income"],
  ],
  invoice_lines: ["gross", "discount", "net", "tax", "base_net"],
  payments: ["amount", "rounding"],
  receipts: ["amount", "rounding", "base_amount", "on_account"],
  refunds: ["amount", "rounding", "base_amount"],
  refund_parts: ["amount"],
  rounding_changes: ["amount"],
  credit_notes: ["net", "tax", "total", "base_total", "base_income"],
  credit_note_lines: ["net", "tax", "base_net"],
  account_movements: ["amount"],
  running_totals: ["amount", "count"],
} as const;

/** The SQL expression for the invoice id of a row, by table. Missing for rows without an invoice. */
const INVOICE_ID_OF_ROW: Partial<Record<keyof typeof AMOUNT_COLUMNS, string>> = {
  invoices: "id",
  invoice_lines: "invoice_id",
  payments: "invoice_id",
  rounding_changes: "invoice_id",
  credit_notes: "invoice_id",
  credit_note_lines:
    "(select invoice_id from credit_notes where credit_notes.id = row.credit_note_id)",
  account_movements: "invoice_id",
};

/**
 * Finds amounts that are not whole numbers or are too large, at most one in each row. Uses plain SQL,
 * because reading their rows may fail. Also returns the ids of the invoices with these amounts, which
 * the checks of invoices leave out.
 */
export async function findUnreadableAmounts({
  db,
  id,
}: CheckedCompany): Promise<{ findings: Finding[]; invoices: Set<number> }> {
  const isWrong = buildWrongAmountCondition(db.getExecutor().adapter instanceof PostgresAdapter);
  const findings: Finding[] = [];
  const invoices = new Set<number>();
  for (const [table, columns] of Object.entries(AMOUNT_COLUMNS)) {
    const names = columns.map((column) => ({ column, name: sql.ref(`row.${column}`) }));
    const buildFirstWrong = (toSql: (each: (typeof names)[number]) => RawBuilder<unknown>) =>
      sql.join(
        names.map((each) => sql`when ${isWrong(each.name)} then ${toSql(each)}`),
        sql` `,
      );
    const { rows } = await sql<WrongAmount>`
      select found.invoice_id, invoices.no, found.name, found.value from (
        select ${sql.raw(INVOICE_ID_OF_ROW[table as keyof typeof AMOUNT_COLUMNS] ?? "cast(null as integer)")} as invoice_id,
          case ${buildFirstWrong(({ column }) => sql.lit(column))} end as name,
          case ${buildFirstWrong(({ name }) => sql`cast(${name} as text)`)} end as value
        from ${sql.table(table)} as row where row.company_id = ${id}
          and (${sql.join(
            names.map(({ name }) => isWrong(name)),
            sql` or `,
          )})) as found
      left join invoices on invoices.id = found.invoice_id`.execute(db);
    for (const { invoice_id, no, name, value } of rows) {
      if (invoice_id !== null) invoices.add(invoice_id);
      const what = `${no ?? table}: ${name} of ${table}`;
      findings.push(...toFindings(what, value, "a whole number of cents"));
    }
  }
  return { findings, invoices };
}

type WrongAmount = { invoice_id: number | null; no: string | null; name: string; value: string };

/**
 * Returns a function that builds the condition for a wrong amount in a column. In PostgreSQL, the
 * columns can have only whole numbers.
 */
function buildWrongAmountCondition(
  isPostgres: boolean,
): (column: RawBuilder<unknown>) => RawBuilder<boolean> {
  const maxAmount = sql.lit(Number.MAX_SAFE_INTEGER);
  return (column) =>
    isPostgres
      ? sql`abs(${column}) > ${maxAmount}`
      : sql`(typeof(${column}) <> 'integer' or abs(${column}) > ${maxAmount})`;
}
