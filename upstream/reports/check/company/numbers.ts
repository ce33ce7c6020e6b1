import { sql } from "kysely";
import type { CheckedCompany } from "../company";
import { compareValues, toFindings, type Finding } from "../finding";
import { parseDetails } from "../read-invoices";

/** A number with more digits, such as a date, does not belong to the sequence of numbers. */
const MAX_DIGITS = 8;

/**
 * Checks that invoice numbers have no gaps other than those that `checkGaps` accepts, that no number
 * is used twice, and that the next number follows the highest number of the sequence. Any next number
 * above 100,000,000 is accepted.
 */
export async function checkNumbers(company: CheckedCompany): Promise<Finding[]> {
  const { prefix, next } = await company.books
    .selectFrom("companies")
    .select(["number_prefix as prefix", "next_number as next"])
    .executeTakeFirstOrThrow();
  const reserved = await company.books.selectFrom("invoice_numbers").select("no").execute();
  const sequence = reserved
    .flatMap(({ no }) => parseNumber(no, prefix) ?? [])
    .sort((a, b) => a - b);
  const expected = (sequence.at(-1) ?? 0) + 1;
  return [
    ...(next === expected || next > 10 ** MAX_DIGITS
      ? []
      : toFindings(
          "next number of invoices",
          formatNumber(prefix, next),
          `${formatNumber(prefix, expected)}, as the last was ${formatNumber(prefix, expected - 1)}`,
        )),
    ...(await checkGaps(company, prefix, sequence)),
    ...(await checkDuplicates(company)),
  ];
}

/** Returns 12 for "INV-0012" with the prefix "INV-", or undefined for a number of another form. */
function parseNumber(no: string, prefix: string): number | undefined {
  const digits = no.startsWith(prefix) ? no.slice(prefix.length) : "";
  return /^\d+$/.test(digits) && digits.length <= MAX_DIGITS ? Number(digits) : undefined;
}

function formatNumber(prefix: string, number: number): string {
  return prefix + String(number).padStart(4, "0");
}

/**
 * Finds unreserved numbers between the first and the last number. Accepts every gap before a number
 * that the history contains in a creation or an edit, whether a person typed that number or not.
 */
async function checkGaps(
  company: CheckedCompany,
  prefix: string,
  sequence: number[],
): Promise<Finding[]> {
  const gaps = sequence.flatMap((number, index) => {
    const previous = sequence[index - 1] ?? number - 1;
    return number - previous > 1 ? { from: previous + 1, to: number - 1, next: number } : [];
  });
  if (gaps.length === 0) return [];
  const numbersInHistory = await readNumbersInHistory(company);
  return gaps.flatMap(({ from, to, next }) =>
    numbersInHistory.has(formatNumber(prefix, next))
      ? []
      : toFindings(
          `numbers from ${formatNumber(prefix, from)} to ${formatNumber(prefix, to)}`,
          "lost",
          `kept, as ${formatNumber(prefix, next)} follows`,
        ),
  );
}

/** Returns all invoice numbers in creations and edits of the history. */
async function readNumbersInHistory(company: CheckedCompany): Promise<Set<unknown>> {
  const events = await company.books
    .selectFrom("events")
    .select("details")
    .where("kind", "in", ["made", "edited"])
    .where("invoice_id", "is not", null)
    .execute();
  return new Set(events.map(({ details }) => parseDetails(details)?.no));
}

/** Checks that no two stored documents, which are invoices and credit notes, have the same number. */
async function checkDuplicates({ db, id }: CheckedCompany): Promise<Finding[]> {
  const { rows } = await sql<{ no: string; times: number }>`
    select no, count(*) as times from (
      select no from invoices where company_id = ${id}
      union all
      select no from credit_notes where company_id = ${id}) as given
    group by no having count(*) > 1`.execute(db);
  return rows.flatMap(({ no, times }) =>
    compareValues(`${no}: documents of this number`, times, 1),
  );
}

/**
 * Checks that credit notes are numbered from 1 without a gap, and that the next number follows. Credit
 * notes are never deleted.
 */
export async function checkCreditNumbers({ books }: CheckedCompany): Promise<Finding[]> {
  const { next } = await books
    .selectFrom("companies")
    .select("next_credit_number as next")
    .executeTakeFirstOrThrow();
  const notes = await books.selectFrom("credit_notes").select("no").orderBy("id").execute();
  return [
    ...compareValues(
      "next number of credit notes",
      formatCreditNumber(next),
      formatCreditNumber(notes.length + 1),
    ),
    ...notes.flatMap(({ no }, index) =>
      compareValues(`${no}: number of credit note ${index + 1}`, no, formatCreditNumber(index + 1)),
    ),
  ];
}

function formatCreditNumber(number: number): string {
  return `CN-${String(number).padStart(4, "0")}`;
}
