import { sql } from "kysely";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import { dueDayExpression, countedCondition } from "../../totals/invoice-conditions";
import { sumAsText } from "../../totals/sums";
import { toWireCurrency } from "../owed/customer";

/** The maximum number of listed customers. */
const MAX_CUSTOMERS = 3;
/** The number of invoices that are read at a time to find these customers. */
const INVOICES_AT_A_TIME = 50;

/**
 * Returns the customers with the longest overdue invoices in the API's JSON format, each with its
 * sums per currency. `has_more` is true when further customers have overdue invoices.
 */
export async function listOverdueCustomers(books: CompanyBooks, today: string): Promise<object> {
  const ids = await findLongestOverdue(books, today);
  if (ids.length === 0) return { customers: [], has_more: false };
  const shownIds = ids.slice(0, MAX_CUSTOMERS);
  const sums = selectOverdue(books, today)
    .where("contact_id", "in", shownIds)
    .select((eb) => ["contact_id", "currency_id", sumAsText(eb.ref("balance")).as("amount")])
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string>(dueDayExpression).as("oldest"),
    ])
    .groupBy(["contact_id", "currency_id"]);
  const rows = await books
    .selectFrom(sums.as("overdue"))
    .innerJoin("contacts", "contacts.id", "overdue.contact_id")
    .innerJoin("currencies", "currencies.id", "overdue.currency_id")
    .selectAll("overdue")
    .select(["contacts.display_name", "code", "symbol"])
    .orderBy("overdue.currency_id")
    .execute();
  const customers = shownIds.flatMap((id) => {
    const customerRows = rows.filter(({ contact_id }) => contact_id === id);
    const [first] = customerRows;
    return first ? [toWireOverdueCustomer(first, customerRows)] : [];
  });
  return { customers, has_more: ids.length > MAX_CUSTOMERS };
}

/**
 * Returns the ids of the customers with the longest overdue invoices. There are more ids than
 * `MAX_CUSTOMERS` when there are further customers. The invoices are read in the order of their
 * index, so that few are read however many are overdue.
 */
async function findLongestOverdue(books: CompanyBooks, today: string): Promise<number[]> {
  const ids = new Set<number>();
  for (;;) {
    const invoices = await selectOverdue(books, today)
      .select("contact_id")
      .where("contact_id", "not in", [0, ...ids])
      .orderBy(dueDayExpression)
      .orderBy("id")
      .limit(INVOICES_AT_A_TIME)
      .execute();
    for (const { contact_id } of invoices) ids.add(contact_id);
    if (ids.size > MAX_CUSTOMERS || invoices.length < INVOICES_AT_A_TIME) return [...ids];
  }
}

/** Selects overdue invoices. The conditions must match the definitions of the indexes. */
function selectOverdue(books: CompanyBooks, today: string) {
  return books
    .selectFrom("invoices")
    .where("balance", ">", sql.lit(0))
    .where(countedCondition)
    .where(dueDayExpression, "<", today);
}

type OverdueRow = {
  contact_id: number;
  display_name: string;
  currency_id: number;
  code: string;
  symbol: string;
  amount: string;
  count: number;
  oldest: string;
};

function toWireOverdueCustomer(
  { contact_id, display_name }: OverdueRow,
  rows: OverdueRow[],
): object {
  const oldest = rows.map((row) => row.oldest).sort();
  return {
    contact_id,
    contact_name: display_name,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    oldest_due_date: oldest[0],
    sums: rows.map((row) => ({
      currency: toWireCurrency(row),
      amount: minorToText(BigInt(row.amount)),
    })),
  };
}
