import { sql } from "kysely";
import type { Company } from "../company";
import { compare, finding, type Finding } from "../finding";
import { readDetails } from "../read-invoices";

/** More digits are something else, such as a day, and no number follows them. */
const MOST_DIGITS = 8;

/** No number is lost, jumped over, given twice or about to be given again. */
export async function checkNumbers(company: Company): Promise<Finding[]> {
  const { prefix, next } = await company.books
    .selectFrom("companies")
    .select(["number_prefix as prefix", "next_number as next"])
    .executeTakeFirstOrThrow();
  const kept = await company.books.selectFrom("invoice_numbers").select("no").execute();
  const given = kept.flatMap(({ no }) => countOf(no, prefix) ?? []).sort((a, b) => a - b);
  const follows = (given.at(-1) ?? 0) + 1;
  return [
    ...(next === follows || next > 10 ** MOST_DIGITS
      ? []
      : finding(
          "next number of invoices",
          named(prefix, next),
          `${named(prefix, follows)}, as the last was ${named(prefix, follows - 1)}`,
        )),
    ...(await checkGaps(company, prefix, given)),
    ...(await checkTwice(company)),
  ];
}

/** 12 of "INV-0012"; undefined for a number of another form. */
function countOf(no: string, prefix: string): number | undefined {
  const digits = no.startsWith(prefix) ? no.slice(prefix.length) : "";
  return /^\d+$/.test(digits) && digits.length <= MOST_DIGITS ? Number(digits) : undefined;
}

function named(prefix: string, number: number): string {
  return prefix + String(number).padStart(4, "0");
}

/** Numbers between the first and the last that are not kept, unless the next was typed by hand. */
async function checkGaps(company: Company, prefix: string, given: number[]): Promise<Finding[]> {
  const gaps = given.flatMap((number, index) => {
    const before = given[index - 1] ?? number - 1;
    return number - before > 1 ? { from: before + 1, to: number - 1, next: number } : [];
  });
  if (gaps.length === 0) return [];
  const typed = await readTyped(company);
  return gaps.flatMap(({ from, to, next }) =>
    typed.has(named(prefix, next))
      ? []
      : finding(
          `numbers from ${named(prefix, from)} to ${named(prefix, to)}`,
          "lost",
          `kept, as ${named(prefix, next)} follows`,
        ),
  );
}

/** The numbers that the history says were given: those typed by hand jump over others. */
async function readTyped(company: Company): Promise<Set<unknown>> {
  const events = await company.books
    .selectFrom("events")
    .select("details")
    .where("kind", "in", ["made", "edited"])
    .where("invoice_id", "is not", null)
    .execute();
  return new Set(events.map(({ details }) => readDetails(details)?.no));
}

/** A deleted invoice's number is no other's. */
async function checkTwice({ db, id }: Company): Promise<Finding[]> {
  const { rows } = await sql<{ no: string; times: number }>`
    select no, count(*) as times from (
      select no from invoices where company_id = ${id}
      union all
      select no from credit_notes where company_id = ${id}) as given
    group by no having count(*) > 1`.execute(db);
  return rows.flatMap(({ no, times }) => compare(`${no}: documents of this number`, times, 1));
}
