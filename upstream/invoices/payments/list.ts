import * as z from "zod";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import { unacceptable } from "../../wire/api-error";
import { amountText } from "../../wire/decimals";
import { flag, optionalId } from "../../wire/fields";
import { isCounted } from "../../totals/counted";
import { withBaseAmount } from "../read/base-amount";
import { firstRow, type PageWanted } from "../../wire/page";
import { periodFields, refuseReversed } from "../../wire/period";
import { summed } from "../../totals/sums";

export const paymentFilter = z
  .object({
    /** The days on which the money came. */
    ...periodFields,
    method_id: optionalId("The payment method was not found."),
    /** Whether the sums of each day that the page has are wanted. */
    days: flag,
  })
  .superRefine(refuseReversed);

export type PaymentFilter = z.output<typeof paymentFilter>;

/**
 * A page of the payments of one company as the wire has them, the newest first, how many there are
 * on all pages, and what those that stand come to, by currency and method; of the days that the page
 * has, too, when they are wanted.
 */
export async function listPayments(
  books: CompanyBooks,
  filter: PaymentFilter,
  page: PageWanted,
): Promise<{ payments: object[]; total: number; sums?: object[]; days?: object[] }> {
  await refuseUnknownMethod(books, filter);
  const payments = await paymentRows(books, filter, page);
  return {
    payments,
    total: await countPayments(books, filter),
    ...(filter.sums !== false && { sums: await paymentSums(books, filter) }),
    ...(filter.days && { days: await daySums(books, filter, payments) }),
  };
}

async function refuseUnknownMethod(books: CompanyBooks, { method_id }: PaymentFilter) {
  if (method_id === null) return;
  const method = await books
    .selectFrom("methods")
    .select("id")
    .where("id", "=", method_id)
    .executeTakeFirst();
  if (!method) throw unacceptable("The payment method was not found.");
}

async function paymentRows(books: CompanyBooks, filter: PaymentFilter, page: PageWanted) {
  const rows = await matching(books, filter)
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .innerJoin("methods", "methods.id", "payments.method_id")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "payments.ledger_account_id")
    .select(["payments.id", "invoice_id", "invoices.no", "contact_id", "payments.date"])
    .select(["contacts.display_name", "amount", "payments.rounding", "payments.method_id"])
    .select(["methods.name as method_name", "methods.kind", "ledger_account_id", "reference"])
    .select(["ledger_accounts.name as account_name", "invoices.currency_id", "code", "symbol"])
    .select(["payments.currency_rate", "base_amount", "reversed_on"])
    .select("invoices.currency_rate as invoice_rate")
    .orderBy("payments.date", "desc")
    .orderBy("payments.id", "desc")
    .limit(page.size)
    .offset(firstRow(page))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    invoice_id: row.invoice_id,
    invoice_no: row.no,
    contact_id: row.contact_id,
    contact_name: row.display_name,
    date: row.date,
    amount: amountText(row.amount),
    rounding: amountText(row.rounding),
    method_id: row.method_id,
    method_name: row.method_name,
    method_kind: row.kind,
    account_id: row.ledger_account_id,
    account_name: row.account_name,
    reference: row.reference,
    currency: { id: row.currency_id, code: row.code, symbol: row.symbol },
    base_amount: minorToText(withBaseAmount(row, row.invoice_rate).base_amount),
    reversed_on: row.reversed_on,
  }));
}

async function countPayments(books: CompanyBooks, filter: PaymentFilter): Promise<number> {
  const { count } = await matching(books, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function paymentSums(books: CompanyBooks, filter: PaymentFilter): Promise<object[]> {
  return (await summedByMethod(books, filter).execute()).map(toSum);
}

/** All of each day, though the page may have only some of it; the newest day first. */
async function daySums(
  books: CompanyBooks,
  filter: PaymentFilter,
  payments: { date: string }[],
): Promise<object[]> {
  const to = payments[0]?.date;
  const from = payments.at(-1)?.date;
  if (from === undefined || to === undefined) return [];
  const rows = await summedByMethod(books, { ...filter, from, to })
    .select("payments.date")
    .groupBy("payments.date")
    .clearOrderBy()
    .orderBy("payments.date", "desc")
    .orderBy("invoices.currency_id")
    .orderBy("payments.method_id")
    .execute();
  return rows.map((row) => ({ date: row.date, ...toSum(row) }));
}

function summedByMethod(books: CompanyBooks, filter: PaymentFilter) {
  return matching(books, filter)
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .innerJoin("methods", "methods.id", "payments.method_id")
    .where("reversed_on", "is", null)
    .select(["invoices.currency_id", "code", "symbol", "payments.method_id", "methods.name"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .select((eb) => summed(eb.ref("amount")).as("amount"))
    .groupBy(["invoices.currency_id", "code", "symbol", "payments.method_id", "methods.name"])
    .orderBy("invoices.currency_id")
    .orderBy("payments.method_id");
}

type SumRow = Awaited<ReturnType<ReturnType<typeof summedByMethod>["execute"]>>[number];

function toSum(sum: SumRow) {
  return {
    currency: { id: sum.currency_id, code: sum.code, symbol: sum.symbol },
    method_id: sum.method_id,
    method_name: sum.name,
    count: sum.count,
    amount: minorToText(BigInt(sum.amount)),
  };
}

/** Like the accounts, without those of drafts and voided invoices: see `postPayments`. */
function matching(books: CompanyBooks, { from, to, method_id }: PaymentFilter) {
  return books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .where(isCounted)
    .$if(from !== null, (query) => query.where("payments.date", ">=", from))
    .$if(to !== null, (query) => query.where("payments.date", "<=", to))
    .$if(method_id !== null, (query) => query.where("payments.method_id", "=", method_id));
}
