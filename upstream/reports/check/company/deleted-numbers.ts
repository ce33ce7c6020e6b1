import { sql } from "kysely";
import type { CheckedCompany } from "../company";
import { toFindings, type Finding } from "../finding";
import { parseDetails } from "../read-invoices";

/**
 * Checks that numbers of deleted invoices stay reserved, and that every reserved number belongs to a
 * stored invoice, to a deletion in the history or, as a former number, to any invoice. Older numbers
 * are exempt from the second check (see `listUnexplained`).
 */
export async function checkDeletedNumbers(company: CheckedCompany): Promise<Finding[]> {
  const deleted = await readDeletedNumbers(company);
  const { rows: unused } = await sql<{ no: string }>`
    select invoice_numbers.no from invoice_numbers
    left join invoices on invoices.company_id = invoice_numbers.company_id
      and invoices.no = invoice_numbers.no
    where invoice_numbers.company_id = ${company.id} and former_invoice_id is null
      and invoices.id is null`.execute(company.db);
  const unusedNumbers = new Set(unused.map(({ no }) => no));
  return [
    ...(await listUnreserved(company, [...deleted])),
    ...(await listUnexplained(
      company,
      [...unusedNumbers].filter((no) => !deleted.has(no)),
    )),
  ];
}

/** Returns the numbers in all deletions of the history, also of invoices that were restored. */
async function readDeletedNumbers({ books }: CheckedCompany): Promise<Set<string>> {
  const events = await books
    .selectFrom("events")
    .select("details")
    .where("kind", "=", "deleted")
    .where("invoice_id", "is not", null)
    .execute();
  return new Set(
    events.flatMap(({ details }) => {
      const no = parseDetails(details)?.no;
      return typeof no === "string" ? no : [];
    }),
  );
}

/** The number of invoice numbers per query. */
const BATCH_SIZE = 500;

/** Returns a finding for each of the numbers that is not reserved. */
async function listUnreserved({ books }: CheckedCompany, numbers: string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let start = 0; start < numbers.length; start += BATCH_SIZE) {
    const batch = numbers.slice(start, start + BATCH_SIZE);
    const rows = await books
      .selectFrom("invoice_numbers")
      .select("no")
      .where("no", "in", batch)
      .execute();
    const reserved = new Set(rows.map(({ no }) => no));
    for (const no of batch.filter((each) => !reserved.has(each)))
      findings.push(
        ...toFindings(
          `${no}: number of a deleted invoice`,
          "free to be given again",
          "never to be given again",
        ),
      );
  }
  return findings;
}

/**
 * Returns a finding for each of the numbers, which belong to no stored invoice and to no deletion in
 * the history. Numbers up to the highest number of a stored invoice that was issued before the history
 * existed are accepted, because their deletion may be older than the history.
 */
async function listUnexplained({ db, id }: CheckedCompany, numbers: string[]): Promise<Finding[]> {
  const { rows } = await sql<{ no: string | null }>`
    select max(invoices.no) as no from invoices
    join invoice_versions on invoice_versions.company_id = invoices.company_id
      and invoice_versions.invoice_id = invoices.id
    where invoices.company_id = ${id} and origin = 'upgrade'
    group by length(invoices.no) order by length(invoices.no) desc limit 1`.execute(db);
  const lastOld = rows[0]?.no ?? "";
  const isLater = (no: string) =>
    no.length > lastOld.length || (no.length === lastOld.length && no > lastOld);
  return numbers
    .filter(isLater)
    .flatMap((no) => toFindings(`${no}: number`, "of no invoice", "of one, there or deleted"));
}
