import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { dueDay } from "../../totals/due-day";
import { isCounted } from "../../totals/counted";
import { summed } from "../../totals/sums";
import { currencyOf } from "./currency";

/**
 * How a customer stands, by currency, as the wire has it: owed − credit = billed + rounding −
 * received − credited. Drafts and voided invoices count for nothing.
 */
export async function sumUpCustomer(
  books: CompanyBooks,
  contactId: number,
  today: string,
): Promise<object[]> {
  const sums = books
    .selectFrom("invoices")
    .where("contact_id", "=", contactId)
    .where(isCounted)
    .select((eb) => [
      "currency_id",
      summedWhen(eb, isOwed(eb)).as("owed"),
      summedWhen(eb, isOverdue(eb, today)).as("overdue"),
      summedWhen(eb, eb("balance", "<", 0)).as("given_back"),
      summed(eb.ref("total")).as("billed"),
      summed(eb.ref("paid")).as("received"),
      summed(eb.ref("credited")).as("credited"),
      summed(eb.ref("rounding")).as("rounding"),
      eb.fn.countAll<number>().as("count"),
      counted(eb, isOwed(eb)).as("owed_count"),
      counted(eb, isOverdue(eb, today)).as("overdue_count"),
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
  return rows.map((row) => ({
    currency: currencyOf(row),
    owed: amount(row.owed),
    overdue: amount(row.overdue),
    credit: minorToText(-BigInt(row.given_back)),
    billed: amount(row.billed),
    received: amount(row.received),
    credited: amount(row.credited),
    rounding: amount(row.rounding),
    count: row.count,
    owed_count: row.owed_count,
    overdue_count: row.overdue_count,
    last_invoice_date: row.last_invoice_date,
  }));
}

type Invoices = ExpressionBuilder<BookTables, "invoices">;

function isOwed(eb: Invoices) {
  return eb("balance", ">", 0);
}

function isOverdue(eb: Invoices, today: string) {
  return eb.and([isOwed(eb), eb(dueDay, "<", today)]);
}

type Condition = Expression<SqlBool>;

function summedWhen(eb: Invoices, condition: Condition) {
  return summed(eb.case().when(condition).then(eb.ref("balance")).else(eb.lit(0)).end());
}

function counted(eb: Invoices, condition: Condition) {
  return eb.fn.count<number>(eb.case().when(condition).then(eb.lit(1)).end());
}

function amount(minor: string): string {
  return minorToText(BigInt(minor));
}
