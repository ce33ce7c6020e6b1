import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { dueDayExpression } from "../../totals/invoice-conditions";
import { countedCondition } from "../../totals/invoice-conditions";
import { sumAsText } from "../../totals/sums";
import { readSumsOnAccount } from "../../invoices/receipts/on-account";
import { toWireCurrency } from "./customer";

/**
 * Returns the sums of a customer's invoices per currency in the API's JSON format, and what is on account.
 * Draft and voided invoices are left out. `owed` − `credit` = `billed` + `rounding` − `received` −
 * `credited`.
 */
export async function readCustomerSummary(
  books: CompanyBooks,
  contactId: number,
  today: string,
): Promise<object[]> {
  const sums = books
    .selectFrom("invoices")
    .where("contact_id", "=", contactId)
    .where(countedCondition)
    .select((eb) => [
      "currency_id",
      sumBalanceWhen(eb, buildOwedCondition(eb)).as("owed"),
      sumBalanceWhen(eb, buildOverdueCondition(eb, today)).as("overdue"),
      sumBalanceWhen(eb, eb("balance", "<", 0)).as("given_back"),
      sumAsText(eb.ref("total")).as("billed"),
      sumAsText(eb.ref("paid")).as("received"),
      sumAsText(eb.ref("credited")).as("credited"),
      sumAsText(eb.ref("rounding")).as("rounding"),
      eb.fn.countAll<number>().as("count"),
      countWhen(eb, buildOwedCondition(eb)).as("owed_count"),
      countWhen(eb, buildOverdueCondition(eb, today)).as("overdue_count"),
      eb.fn.max("date").as("last_invoice_date"),
    ])
    .groupBy("currency_id");
  const rows = await books
    .selectFrom(sums.as("sums"))
    .innerJoin("currencies", "currencies.id", "sums.currency_id")
    .selectAll("sums")
    .select(["code", "symbol"])
    .orderBy("currency_id")
    .execute();
  const onAccount = await readSumsOnAccount(books, [contactId]);
  const findOnAccount = (id: number) =>
    onAccount.find(({ currency_id }) => currency_id === id)?.sum ?? "0";
  const others = await readCurrencies(
    books,
    onAccount.filter(({ currency_id }) => !rows.some((row) => row.currency_id === currency_id)),
  );
  return [...rows, ...others.map((currency) => ({ ...NO_INVOICES, ...currency }))].map((row) => ({
    currency: toWireCurrency(row),
    on_account: toAmountText(findOnAccount(row.currency_id)),
    owed: toAmountText(row.owed),
    overdue: toAmountText(row.overdue),
    credit: minorToText(-BigInt(row.given_back)),
    billed: toAmountText(row.billed),
    received: toAmountText(row.received),
    credited: toAmountText(row.credited),
    rounding: toAmountText(row.rounding),
    count: row.count,
    owed_count: row.owed_count,
    overdue_count: row.overdue_count,
    last_invoice_date: row.last_invoice_date,
  }));
}

/** The sums of a currency in which the customer has no invoices. */
const NO_INVOICES = {
  ...{ owed: "0", overdue: "0", given_back: "0", billed: "0", received: "0", credited: "0" },
  ...{ rounding: "0", count: 0, owed_count: 0, overdue_count: 0, last_invoice_date: "" },
};

function readCurrencies(books: CompanyBooks, sums: { currency_id: number }[]) {
  return books
    .selectFrom("currencies")
    .select(["id as currency_id", "code", "symbol"])
    .where("id", "in", [0, ...sums.map(({ currency_id }) => currency_id)])
    .orderBy("id")
    .execute();
}

type Invoices = ExpressionBuilder<BookTables, "invoices">;

function buildOwedCondition(eb: Invoices) {
  return eb("balance", ">", 0);
}

function buildOverdueCondition(eb: Invoices, today: string) {
  return eb.and([buildOwedCondition(eb), eb(dueDayExpression, "<", today)]);
}

type Condition = Expression<SqlBool>;

function sumBalanceWhen(eb: Invoices, condition: Condition) {
  return sumAsText(eb.case().when(condition).then(eb.ref("balance")).else(eb.lit(0)).end());
}

function countWhen(eb: Invoices, condition: Condition) {
  return eb.fn.count<number>(eb.case().when(condition).then(eb.lit(1)).end());
}

/** Formats a sum of minor units as decimal text. */
function toAmountText(minor: string): string {
  return minorToText(BigInt(minor));
}
