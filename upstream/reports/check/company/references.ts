import { sql } from "kysely";
import type { CheckedCompany } from "../company";
import { toFindings, type Finding } from "../finding";

type Reference = {
  table: string;
  column: string;
  /** The table that contains the target row. */
  target: string;
  /** The name of the reference in findings. */
  what: string;
  /** An SQL condition that limits the checked rows. */
  condition?: string;
};

const INVOICE_ID = "invoice_id";

/** References between tables. The target row must exist in the same company. */
const REFERENCES: Reference[] = [
  { table: "invoices", column: "contact_id", target: "contacts", what: "contact" },
  { table: "invoices", column: "term_id", target: "terms", what: "payment term" },
  { table: "invoices", column: "currency_id", target: "currencies", what: "currency" },
  { table: "invoice_lines", column: INVOICE_ID, target: "invoices", what: "invoice of a line" },
  { table: "invoice_lines", column: "product_id", target: "products", what: "item of a line" },
  {
    table: "invoice_lines",
    column: "ledger_account_id",
    target: "ledger_accounts",
    what: "account of a line",
  },
  { table: "invoice_lines", column: "tax_code_id", target: "tax_codes", what: "tax of a line" },
  { table: "payments", column: INVOICE_ID, target: "invoices", what: "invoice of a payment" },
  { table: "payments", column: "method_id", target: "methods", what: "method of a payment" },
  {
    table: "payments",
    column: "ledger_account_id",
    target: "ledger_accounts",
    what: "account of a payment",
  },
  { table: "receipts", column: "contact_id", target: "contacts", what: "contact of a receipt" },
  { table: "refunds", column: "contact_id", target: "contacts", what: "contact of a refund" },
  { table: "refund_parts", column: "receipt_id", target: "receipts", what: "receipt of a refund" },
  {
    table: "rounding_changes",
    column: INVOICE_ID,
    target: "invoices",
    what: "invoice of a rounding",
  },
  {
    table: "account_movements",
    column: INVOICE_ID,
    target: "invoices",
    what: "invoice of a movement",
  },
  {
    table: "account_movements",
    column: "ledger_account_id",
    target: "ledger_accounts",
    what: "account of a movement",
  },
  {
    table: "invoice_versions",
    column: "seller_id",
    target: "party_snapshots",
    what: "seller of a version",
  },
  {
    table: "invoice_versions",
    column: "customer_id",
    target: "party_snapshots",
    what: "customer of a version",
  },
  {
    table: "credit_notes",
    column: INVOICE_ID,
    target: "invoices",
    what: "invoice of a credit note",
    condition: "voided_on is null",
  },
  {
    table: "credit_notes",
    column: "currency_id",
    target: "currencies",
    what: "currency of a credit note",
  },
  {
    table: "credit_notes",
    column: "seller_id",
    target: "party_snapshots",
    what: "seller of a credit note",
  },
  {
    table: "credit_notes",
    column: "customer_id",
    target: "party_snapshots",
    what: "customer of a credit note",
  },
  {
    table: "credit_note_lines",
    column: "credit_note_id",
    target: "credit_notes",
    what: "credit note of a line",
  },
  {
    table: "credit_note_lines",
    column: "ledger_account_id",
    target: "ledger_accounts",
    what: "account of a credited line",
  },
  {
    table: "credit_note_lines",
    column: "product_id",
    target: "products",
    what: "item of a credited line",
  },
  { table: "repeats", column: "contact_id", target: "contacts", what: "contact of a repeat" },
  { table: "repeats", column: "currency_id", target: "currencies", what: "currency of a repeat" },
  { table: "repeat_days", column: "repeat_id", target: "repeats", what: "repeat of a day" },
  {
    table: "products",
    column: "sale_account_id",
    target: "ledger_accounts",
    what: "income account of an item",
  },
  { table: "addresses", column: "contact_id", target: "contacts", what: "contact of an address" },
  {
    table: "contact_people",
    column: "contact_id",
    target: "contacts",
    what: "contact of a person",
  },
  { table: "rates", column: "currency_id", target: "currencies", what: "currency of a rate" },
];

/** Checks that the target of every reference exists and belongs to the same company. */
export async function checkReferences({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<BrokenReference>`
    select found.what, found.named, found.company, invoices.no from (
      ${sql.join(
        REFERENCES.map((reference) => selectBrokenReferences(reference, id)),
        sql` union all `,
      )}) as found
    left join invoices on invoices.id = found.invoice_id`.execute(db);
  return rows.flatMap(({ what, named, company, no }) =>
    toFindings(
      no === null ? what : `${no}: ${what}`,
      company === null ? `${named}, which is not there` : `${named}, of company ${company}`,
      `one of company ${id}`,
    ),
  );
}

/**
 * A row whose target is wrong: the id of the target, the target's company and the number of the row's
 * invoice. The last two are null when there is none.
 */
type BrokenReference = { what: string; named: number; company: number | null; no: string | null };

/** Selects the rows whose target does not exist in the company. */
function selectBrokenReferences(
  { table, column, target, what, condition }: Reference,
  company: number,
) {
  const invoiceId =
    table === "invoices"
      ? "row.id"
      : TABLES_WITH_INVOICE_ID.has(table)
        ? "row.invoice_id"
        : "cast(null as integer)";
  return sql`
    select cast(${what} as text) as what, row.${sql.ref(column)} as named,
      (select company_id from ${sql.table(target)} as other
        where other.id = row.${sql.ref(column)}) as company,
      ${sql.raw(invoiceId)} as invoice_id
    from ${sql.table(table)} as row
    left join ${sql.table(target)} as own
      on own.id = row.${sql.ref(column)} and own.company_id = row.company_id
    where row.company_id = ${company} and row.${sql.ref(column)} is not null and own.id is null
      ${condition === undefined ? sql`` : sql`and ${sql.raw(condition)}`}`;
}

/** The tables whose findings begin with the number of the invoice in the column `invoice_id`. */
const TABLES_WITH_INVOICE_ID = new Set(
  REFERENCES.filter(({ column }) => column === INVOICE_ID)
    .map(({ table }) => table)
    .concat("invoice_versions"),
);
