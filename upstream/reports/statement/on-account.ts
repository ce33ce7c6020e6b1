import { sql } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import { readSumsOnAccount } from "../../invoices/receipts/on-account";
import { countedCondition } from "../../totals/invoice-conditions";
import { sumAsText } from "../../totals/sums";

/**
 * Returns what a customer had on account at the end of a day in minor units, by the id of the currency.
 * As in the entries, voided and deleted invoices count as if they had never been. The balance of a day is
 * then what all other invoices were owed, less what was on account.
 */
export async function readOnAccountOn(
  books: CompanyBooks,
  contactId: number,
  { day, today }: Record<"day" | "today", string>,
): Promise<Map<number, bigint>> {
  const sums =
    day >= today
      ? await readSumsOnAccount(books, [contactId])
      : await addUpToDay(books, contactId, day);
  return new Map(sums.map(({ currency_id, sum }) => [currency_id, BigInt(sum)]));
}

function addUpToDay(books: CompanyBooks, contactId: number, day: string) {
  const receipts = books
    .selectFrom("receipts")
    .where("receipts.contact_id", "=", contactId)
    .select("receipts.currency_id");
  // The queries repeat the condition on the customer, because SQLite would otherwise read the rows of all
  // customers.
  const ids = books
    .selectFrom("receipts as own")
    .select("own.id")
    .where("own.contact_id", "=", contactId);
  const received = receipts.where(isValidOn("receipts", day)).select("receipts.amount as change");
  const shares = receipts
    .innerJoin("payments", "payments.receipt_id", "receipts.id")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .where("payments.receipt_id", "in", ids)
    .where(countedCondition)
    .where(isValidOn("payments", day))
    .select((eb) => eb(zero, "-", eb.ref("payments.amount")).as("change"));
  const givenBack = receipts
    .innerJoin("refund_parts as part", "part.receipt_id", "receipts.id")
    .innerJoin("refunds", "refunds.id", "part.refund_id")
    .where("part.receipt_id", "in", ids)
    .where(isValidOn("refunds", day))
    .select((eb) => eb(zero, "-", eb.ref("part.amount")).as("change"));
  return books
    .selectFrom(received.unionAll(shares).unionAll(givenBack).as("part"))
    .select((eb) => ["currency_id", sumAsText(eb.ref("change")).as("sum")])
    .groupBy("currency_id")
    .execute();
}

const zero = sql.lit(0);

/**
 * The condition that a row is dated up to a day and was not undone by then. For the column `date` itself,
 * SQLite would use an index and read the rows of all customers.
 */
function isValidOn(table: "receipts" | "payments" | "refunds", day: string) {
  const [date, reversedOn] = [sql.ref(`${table}.date`), sql.ref(`${table}.reversed_on`)];
  return sql<boolean>`${date} || '' <= ${day} and (${reversedOn} is null or ${reversedOn} > ${day})`;
}
