import { sql, type AliasableExpression, type ExpressionBuilder } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { countedCondition } from "../../totals/invoice-conditions";
import { sumAsText } from "../../totals/sums";

/** The first and last date (YYYY-MM-DD) and the method, each null for no limit. */
export type MoneyFilter = { from: string | null; to: string | null; method_id: number | null };

/**
 * A row of the list: a receipt, a refund, or a payment that an older program recorded without a receipt.
 */
type Source = "receipt" | "refund" | "payment";

/**
 * Selects the receipts, refunds and payments without a receipt that match the filter. Amounts of refunds
 * are below zero. Payments of draft and void invoices are left out.
 */
function selectReceipts(books: CompanyBooks, filter: MoneyFilter) {
  return filterMoney(books, "receipts", filter)
    .select((eb) => [...buildColumns(eb, "receipt"), eb.ref("money.amount").as("amount")])
    .select(["money.rounding", "money.base_amount"]);
}

function selectRefunds(books: CompanyBooks, filter: MoneyFilter) {
  return filterMoney(books, "refunds", filter)
    .select((eb) => [...buildColumns(eb, "refund"), eb.neg(eb.ref("money.amount")).as("amount")])
    .select((eb) => [
      eb.neg(eb.ref("money.rounding")).as("rounding"),
      eb.neg(eb.ref("money.base_amount")).as("base_amount"),
    ]);
}

function filterMoney(
  books: CompanyBooks,
  table: "receipts" | "refunds",
  { from, to, method_id }: MoneyFilter,
) {
  return books
    .selectFrom(`${table} as money` as "receipts as money")
    .where("money.company_id", "=", books.companyId)
    .$if(from !== null, (query) => query.where("money.date", ">=", from ?? ""))
    .$if(to !== null, (query) => query.where("money.date", "<=", to ?? ""))
    .$if(method_id !== null, (query) => query.where("money.method_id", "=", method_id ?? 0));
}

function buildColumns(
  eb: ExpressionBuilder<BookTables & { money: BookTables["receipts"] }, "money">,
  source: Source,
) {
  return [
    sql.lit(source).as("source"),
    eb.ref("money.id").as("id"),
    eb.ref("money.date").as("date"),
    eb.ref("money.contact_id").as("contact_id"),
    eb.ref("money.currency_id").as("currency_id"),
    eb.ref("money.method_id").as("method_id"),
    eb.ref("money.ledger_account_id").as("ledger_account_id"),
    eb.ref("money.reference").as("reference"),
    eb.ref("money.reversed_on").as("reversed_on"),
  ] as const;
}

function selectUnlinkedPayments(books: CompanyBooks, { from, to, method_id }: MoneyFilter) {
  return books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .where("receipt_id", "is", null)
    .where(countedCondition)
    .$if(from !== null, (query) => query.where("payments.date", ">=", from ?? ""))
    .$if(to !== null, (query) => query.where("payments.date", "<=", to ?? ""))
    .$if(method_id !== null, (query) => query.where("payments.method_id", "=", method_id ?? 0))
    .select([sql.lit<Source>("payment").as("source"), "payments.id", "payments.date"])
    .select(["contact_id", "currency_id", "payments.method_id", "payments.ledger_account_id"])
    .select(["payments.reference", "payments.reversed_on", "amount", "payments.rounding"])
    .select((eb) => eb.fn.coalesce("payments.base_amount", eb.ref("amount")).as("base_amount"));
}

/** Reads rows of the list, newest first, with the names of their records. */
export async function readMoneyRows(
  books: CompanyBooks,
  filter: MoneyFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  // Each part has its own limit, so that its index is read only as far as needed.
  const last = offset + limit;
  const newest = books
    .selectFrom(
      selectReceipts(books, filter)
        .orderBy("money.date", "desc")
        .orderBy("money.id", "desc")
        .limit(last)
        .as("newest"),
    )
    .selectAll();
  const newestRefunds = books
    .selectFrom(
      selectRefunds(books, filter)
        .orderBy("money.date", "desc")
        .orderBy("money.id", "desc")
        .limit(last)
        .as("newest"),
    )
    .selectAll();
  return (
    books
      .selectFrom(
        newest.unionAll(newestRefunds).unionAll(selectUnlinkedPayments(books, filter)).as("row"),
      )
      .innerJoin("contacts", "contacts.id", "row.contact_id")
      .innerJoin("currencies", "currencies.id", "row.currency_id")
      .innerJoin("methods", "methods.id", "row.method_id")
      .innerJoin("ledger_accounts", "ledger_accounts.id", "row.ledger_account_id")
      .selectAll("row")
      .select(["contacts.display_name", "code", "symbol"])
      .select(["methods.name as method_name", "methods.kind as method_kind"])
      .select("ledger_accounts.name as account_name")
      .orderBy("row.date", "desc")
      // Refunds of a day stand before its receipts, because they mostly follow from them.
      .orderBy("source", "desc")
      .orderBy("row.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute()
  );
}

export type MoneyRow = Awaited<ReturnType<typeof readMoneyRows>>[number];

/** Selects the columns of all rows that match the filter, for sums. */
function selectAllMoney(books: CompanyBooks, filter: MoneyFilter) {
  return selectReceipts(books, filter)
    .unionAll(selectRefunds(books, filter))
    .unionAll(selectUnlinkedPayments(books, filter));
}

type SummedRow = Pick<MoneyRow, "currency_id" | "method_id" | "amount" | "reversed_on">;

/** Selects the sums of a part of the list. Each part is summed alone, so that its index is enough. */
function selectSums(books: CompanyBooks, part: AliasableExpression<SummedRow>) {
  return books
    .selectFrom(part.as("row"))
    .select((eb) => {
      const whenActive = eb.case().when("reversed_on", "is", null);
      const amount = whenActive.then(eb.ref("amount")).else(eb.lit(0)).end();
      return [
        eb.fn.countAll<number>().as("all"),
        eb.fn.count<number>(whenActive.then(eb.lit(1)).end()).as("count"),
        eb.fn.sum<number>(amount).as("amount"),
      ];
    })
    .select(["currency_id", "method_id"])
    .groupBy(["currency_id", "method_id"]);
}

/**
 * Returns, per currency and method, the count of all rows, and the count and the sum of the rows that
 * were not undone.
 */
export function readMoneySums(books: CompanyBooks, filter: MoneyFilter) {
  const sums = selectSums(books, selectReceipts(books, filter))
    .unionAll(selectSums(books, selectRefunds(books, filter)))
    .unionAll(selectSums(books, selectUnlinkedPayments(books, filter)));
  const total = books
    .selectFrom(sums.as("sum"))
    .select((eb) => [
      eb.fn.sum<number>("all").as("all"),
      eb.fn.sum<number>("count").as("count"),
      sumAsText(eb.ref("amount")).as("amount"),
    ])
    .select(["currency_id", "method_id"])
    .groupBy(["currency_id", "method_id"]);
  return books
    .selectFrom(total.as("sum"))
    .innerJoin("currencies", "currencies.id", "sum.currency_id")
    .innerJoin("methods", "methods.id", "sum.method_id")
    .selectAll("sum")
    .select(["code", "symbol", "methods.name"])
    .orderBy("sum.currency_id")
    .orderBy("sum.method_id")
    .execute();
}

/** Returns the counts and sums of the rows that were not undone for each day, newest first. */
export function readMoneyDays(books: CompanyBooks, filter: MoneyFilter) {
  return books
    .selectFrom(
      books
        .selectFrom(selectAllMoney(books, filter).as("row"))
        .where("reversed_on", "is", null)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .select((eb) => sumAsText(eb.ref("amount")).as("amount"))
        .select(["date", "currency_id", "method_id"])
        .groupBy(["date", "currency_id", "method_id"])
        .as("sum"),
    )
    .innerJoin("currencies", "currencies.id", "sum.currency_id")
    .innerJoin("methods", "methods.id", "sum.method_id")
    .selectAll("sum")
    .select(["code", "symbol", "methods.name"])
    .orderBy("sum.date", "desc")
    .orderBy("sum.currency_id")
    .orderBy("sum.method_id")
    .execute();
}
