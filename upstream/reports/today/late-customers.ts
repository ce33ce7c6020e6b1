import { sql } from "kysely";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import { dueDay, isCounted } from "../../totals/invoice-conditions";
import { sumAsText } from "../../totals/sums";
import { toWireCurrency } from "../owed/customer";

/** The number of customers that are listed. */
const MAX_CUSTOMERS = 3;
/** The number of invoices that are read at a time to find these customers. */
const INVOICES_AT_A_TIME = 50;

/**
 * Returns the customers with overdue invoices in the API's JSON format, the longest overdue first,
 * each with its sums per currency. `has_more` tells that further customers are late.
 */
export async function listLateCustomers(books: CompanyBooks, today: string): Promise<object> {
  const ids = await findLongestLate(books, today);
  const shownIds = ids.slice(0, MAX_CUSTOMERS);
  const sums = selectLate(books, today)
    .where("contact_id", "in", [0, ...shownIds])
    .select((eb) => ["contact_id", "currency_id", sumAsText(eb.ref("balance")).as("amount")])
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min<string>(dueDay).as("oldest")])
    .groupBy(["contact_id", "currency_id"]);
  const rows = await books
    .selectFrom(sums.as("late"))
    .innerJoin("contacts", "contacts.id", "late.contact_id")
    .innerJoin("currencies", "currencies.id", "late.currency_id")
    .selectAll("late")
    .select(["contacts.display_name", "code", "symbol"])
    .orderBy("late.currency_id")
    .execute();
  const customers = shownIds.flatMap((id) => {
    const own = rows.filter(({ contact_id }) => contact_id === id);
    const [first] = own;
    return first ? [toWireLateCustomer(first, own)] : [];
  });
  return { customers, has_more: ids.length > MAX_CUSTOMERS };
}

/**
 * Returns the ids of the customers with the longest overdue invoices, one more than are listed. The
 * invoices are read in the order of their index, so that few are read however many are overdue.
 */
async function findLongestLate(books: CompanyBooks, today: string): Promise<number[]> {
  const ids = new Set<number>();
  for (;;) {
    const invoices = await selectLate(books, today)
      .select("contact_id")
      .where("contact_id", "not in", [0, ...ids])
      .orderBy(dueDay)
      .orderBy("id")
      .limit(INVOICES_AT_A_TIME)
      .execute();
    for (const { contact_id } of invoices) ids.add(contact_id);
    if (ids.size > MAX_CUSTOMERS || invoices.length < INVOICES_AT_A_TIME) return [...ids];
  }
}

/** Selects overdue invoices. The conditions must match the definitions of the indexes. */
function selectLate(books: CompanyBooks, today: string) {
  return books
    .selectFrom("invoices")
    .where("balance", ">", sql.lit(0))
    .where(isCounted)
    .where(dueDay, "<", today);
}

type LateRow = {
  contact_id: number;
  display_name: string;
  currency_id: number;
  code: string;
  symbol: string;
  amount: string;
  count: number;
  oldest: string;
};

function toWireLateCustomer({ contact_id, display_name }: LateRow, rows: LateRow[]): object {
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
