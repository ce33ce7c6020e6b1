import { sql, type ExpressionBuilder } from "kysely";
import { minorToText } from "../../../domain/money/money";
import { addDays } from "../../../domain/calendar/days";
import type { CompanyBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { dueDayExpression } from "../../totals/invoice-conditions";
import { countedCondition } from "../../totals/invoice-conditions";
import { PAGE_SIZE } from "../../../domain/limits/lists";
import { sumAsText } from "../../totals/sums";
import { LATE_BANDS } from "../../../domain/day-spans";
import { readSumsOnAccount } from "../../invoices/receipts/on-account";
import { toWireCurrency } from "./customer";

/**
 * Returns one page of the unpaid balances per customer and currency in the API's JSON format, earliest
 * due day first. `total` is the count of these balances on all pages, and `sums` are the sums of all of
 * them per currency. `page` is counted from 1.
 */
export async function listOwedAmounts(
  books: CompanyBooks,
  today: string,
  page: number,
): Promise<{ owed: object[]; total: number; sums: object[] }> {
  const sums = await readSums(books, today);
  const findOnAccount = await readOnAccountByCurrency(books);
  return {
    owed: await readCustomers(books, today, page),
    // A customer has one row per currency.
    total: sums.reduce((total, sum) => total + sum.customers, 0),
    sums: sums.map((sum) => ({
      currency: toWireCurrency(sum),
      ...toWireAgeing(sum),
      on_account: findOnAccount(sum),
    })),
  };
}

/** Reads what all customers together have on account. Returns a function from a currency to the sum. */
async function readOnAccountByCurrency(books: CompanyBooks) {
  const sums = await readSumsOnAccount(books);
  return ({ currency_id }: { currency_id: number }) =>
    minorToText(
      sums
        .filter((sum) => sum.currency_id === currency_id)
        .reduce((total, { sum }) => total + BigInt(sum), 0n),
    );
}

async function readSums(books: CompanyBooks, today: string) {
  const sums = selectOwed(books)
    .select(buildAgeingColumns(today))
    .select((eb) => ["currency_id", eb.fn.count<number>("contact_id").distinct().as("customers")])
    .groupBy("currency_id");
  return books
    .selectFrom(sums.as("owed"))
    .innerJoin("currencies", "currencies.id", "owed.currency_id")
    .selectAll("owed")
    .select(["code", "symbol"])
    .orderBy("currency_id")
    .execute();
}

async function readCustomers(books: CompanyBooks, today: string, page: number): Promise<object[]> {
  const byCustomer = selectOwed(books)
    .select(buildAgeingColumns(today))
    .select(["contact_id", "currency_id"])
    .groupBy(["contact_id", "currency_id"])
    .orderBy("oldest")
    .orderBy("contact_id")
    .orderBy("currency_id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const rows = await books
    .selectFrom(byCustomer.as("owed"))
    .innerJoin("contacts", "contacts.id", "owed.contact_id")
    .innerJoin("currencies", "currencies.id", "owed.currency_id")
    .selectAll("owed")
    .select(["contacts.display_name", "contacts.phone_no", "contacts.email", "code", "symbol"])
    .orderBy("oldest")
    .orderBy("contact_id")
    .orderBy("owed.currency_id")
    .execute();
  const findOldestOverdue = await readOldestOverdue(books, rows, today);
  const contactIds = [...new Set(rows.map(({ contact_id }) => contact_id))];
  const onAccount = await readSumsOnAccount(books, contactIds);
  const findOnAccount = (row: CustomerRow) =>
    onAccount.find(
      (sum) => sum.contact_id === row.contact_id && sum.currency_id === row.currency_id,
    )?.sum ?? "0";
  return rows.map((row) => ({
    contact_id: row.contact_id,
    contact_name: row.display_name,
    phone_no: row.phone_no,
    email: row.email,
    currency: toWireCurrency(row),
    ...toWireAgeing(row),
    on_account: minorToText(BigInt(findOnAccount(row))),
    oldest_overdue_invoice_id: findOldestOverdue(row) ?? null,
  }));
}

/** `oldest` is the earliest due day of the customer's unpaid invoices in the currency. */
type CustomerRow = { contact_id: number; currency_id: number; oldest: string };

/**
 * Reads the longest overdue invoice of each row. Returns a function from a row to the id of this
 * invoice, or to undefined when no invoice of the row is overdue.
 */
async function readOldestOverdue(books: CompanyBooks, rows: CustomerRow[], today: string) {
  const late = rows.filter(({ oldest }) => oldest < today);
  const found = await selectOwed(books)
    .select((eb) => [dueDayExpression.as("due_day"), eb.fn.min<number>("id").as("id")])
    .select(["contact_id", "currency_id"])
    .where("contact_id", "in", [0, ...late.map(({ contact_id }) => contact_id)])
    .where(dueDayExpression, "in", ["", ...late.map(({ oldest }) => oldest)])
    .groupBy(["contact_id", "currency_id", dueDayExpression])
    .execute();
  const toKey = ({ contact_id, currency_id }: Omit<CustomerRow, "oldest">, day: string) =>
    `${contact_id} ${currency_id} ${day}`;
  const ids = new Map(found.map((each) => [toKey(each, each.due_day), each.id]));
  return (row: CustomerRow) => ids.get(toKey(row, row.oldest));
}

/**
 * Selects issued invoices that are not void and have a balance. The conditions must match the
 * definition of the index.
 */
function selectOwed(books: CompanyBooks) {
  return books.selectFrom("invoices").where("balance", ">", sql.lit(0)).where(countedCondition);
}

/**
 * Returns a builder of columns: the sums of balances by the number of days overdue, and the total, the
 * count and the earliest due day. An invoice is not overdue on its due day.
 */
function buildAgeingColumns(today: string) {
  return (eb: ExpressionBuilder<BookTables, "invoices">) => {
    const dayBefore = (days: number) => addDays(today, -days);
    const sumBetween = (first: string, last: string) =>
      sumAsText(
        eb
          .case()
          .when(eb.and([eb(dueDayExpression, ">=", first), eb(dueDayExpression, "<=", last)]))
          .then(eb.ref("balance"))
          .else(eb.lit(0))
          .end(),
      );
    return [
      ...LATE_BANDS.map(({ wire, first, last }) =>
        sumBetween(last === null ? FIRST_DATE : dayBefore(last), dayBefore(first)).as(wire),
      ),
      sumAsText(eb.ref("balance")).as("total"),
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string>(dueDayExpression).as("oldest"),
    ] as const;
  };
}

const FIRST_DATE = "0001-01-01";

type AgeingRow = Record<(typeof LATE_BANDS)[number]["wire"] | "total" | "oldest", string> & {
  count: number;
};

function toWireAgeing(row: AgeingRow): object {
  const late = LATE_BANDS.map(({ wire }) => [wire, BigInt(row[wire])] as const);
  const overdue = late.reduce((sum, [, amount]) => sum + amount, 0n);
  const total = BigInt(row.total);
  return {
    not_due: minorToText(total - overdue),
    ...Object.fromEntries(late.map(([band, amount]) => [band, minorToText(amount)])),
    overdue: minorToText(overdue),
    total: minorToText(total),
    count: row.count,
    oldest_due_date: row.oldest,
  };
}
