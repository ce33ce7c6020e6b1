import { sql } from "kysely";
import type { CheckedCompany } from "../company";
import { toFindings, type Finding } from "../finding";
import { parseDetails } from "../read-invoices";

/**
 * Tables whose rows stay when their invoice is deleted. `what` names the rows of a table in findings.
 * When `allowsDeletedDraft` is true, a row may refer to a deleted draft invoice, which is not archived.
 */
const INVOICE_REFERENCES: { table: string; what: string; allowsDeletedDraft: boolean }[] = [
  { table: "invoice_versions", what: "versions", allowsDeletedDraft: false },
  { table: "invoice_links", what: "links", allowsDeletedDraft: false },
  { table: "sent_messages", what: "messages", allowsDeletedDraft: false },
  {
    table: "reminded_invoices",
    what: "messages about several invoices",
    allowsDeletedDraft: false,
  },
  { table: "credit_notes", what: "credit notes", allowsDeletedDraft: false },
  { table: "repeats", what: "repeats", allowsDeletedDraft: false },
  { table: "repeat_days", what: "days of a repeat", allowsDeletedDraft: true },
  { table: "events", what: "a history", allowsDeletedDraft: true },
];

/**
 * Checks that every invoice to which a table of `INVOICE_REFERENCES` refers is stored or archived, or
 * is a deleted draft invoice where the table allows it.
 */
export async function checkLostInvoices(company: CheckedCompany): Promise<Finding[]> {
  const { db, id } = company;
  const lost = new Map<number, string[]>();
  for (const { table, what, allowsDeletedDraft } of INVOICE_REFERENCES) {
    const { rows } = await sql<{ invoice_id: number }>`
      select distinct trace.invoice_id from ${sql.table(table)} as trace
      where trace.company_id = ${id} and trace.invoice_id is not null
        and trace.invoice_id not in (select id from invoices where company_id = ${id})
        and trace.invoice_id not in (select id from deleted_invoices where company_id = ${id})
        ${allowsDeletedDraft ? EXCLUDE_DELETED_DRAFTS : sql``}
      order by trace.invoice_id`.execute(db);
    for (const { invoice_id } of rows)
      lost.set(invoice_id, [...(lost.get(invoice_id) ?? []), what]);
  }
  const findings: Finding[] = [];
  for (const [invoiceId, traces] of lost)
    findings.push(
      ...toFindings(
        `${await readName(company, invoiceId)}: invoice`,
        `gone, but ${traces.join(", ")} of it are kept`,
        "there or, deleted, in its archive",
      ),
    );
  return findings;
}

/**
 * SQL that excludes deleted draft invoices: the last event of these kinds is a deletion, and the
 * invoice was never issued.
 */
const EXCLUDE_DELETED_DRAFTS = sql`and (
  (select kind from events where events.company_id = trace.company_id
    and events.invoice_id = trace.invoice_id
    and kind in ('made', 'edited', 'issued', 'deleted', 'restored')
    order by id desc limit 1) is distinct from 'deleted'
  or exists (select 1 from events where events.company_id = trace.company_id
    and events.invoice_id = trace.invoice_id and kind = 'issued'))`;

/** Returns the invoice's last number in the history or, without a number, a text with its id. */
async function readName({ books }: CheckedCompany, invoiceId: number): Promise<string> {
  const events = await books
    .selectFrom("events")
    .select("details")
    .where("invoice_id", "=", invoiceId)
    .orderBy("id", "desc")
    .execute();
  const no = events.map(({ details }) => parseDetails(details)?.no).find((each) => each);
  return typeof no === "string" ? no : `invoice ${invoiceId}`;
}

/** Checks that no invoice is both stored and archived. */
export async function checkStoredAndArchived({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ no: string }>`
    select invoices.no from invoices
    join deleted_invoices on deleted_invoices.id = invoices.id
    where invoices.company_id = ${id}`.execute(db);
  return rows.flatMap(({ no }) =>
    toFindings(`${no}: invoice`, "there and in the archive of deleted ones", "one of the two"),
  );
}
