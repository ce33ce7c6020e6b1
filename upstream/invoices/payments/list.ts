import type { ExpressionBuilder } from "kysely";
import * as z from "zod";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { createRefusal } from "../../wire/api-error";
import { formatWireAmount } from "../../wire/decimals";
import { flagSchema, optionalId } from "../../wire/fields";
import { countedCondition, uncountedCondition } from "../../totals/invoice-conditions";
import { withBaseAmount } from "../read/base-amount";
import { calculateRowOffset, type PageQuery } from "../../wire/page";
import { periodFields, rejectReversedDays } from "../../wire/period";
import { sumAsText } from "../../totals/sums";

export const paymentFilter = z
  .object({
    /** The first and last date of the payments. `sums` is false when the caller wants no sums. */
    ...periodFields,
    method_id: optionalId("The payment method was not found."),
    /** True when the caller wants the sums of each day on the page. */
    days: flagSchema,
  })
  .superRefine(rejectReversedDays);

export type PaymentFilter = z.output<typeof paymentFilter>;

/**
 * Returns one page of the payments of a company's issued invoices that are not void, undone payments
 * included, in the API's JSON format, newest first, and the total count. Adds the sums of active
 * payments per currency and method, unless the filter's `sums` is false. Adds the sums of each day on
 * the page when the filter's `days` is true.
 */
export async function listPayments(
  books: CompanyBooks,
  filter: PaymentFilter,
  page: PageQuery,
): Promise<{ payments: object[]; total: number; sums?: object[]; days?: object[] }> {
  await refuseUnknownMethod(books, filter);
  const payments = await readPaymentRows(books, filter, page);
  const sums = await readPaymentSums(books, filter);
  return {
    payments,
    total: sums.reduce((total, { all }) => total + all, 0),
    ...(filter.sums !== false && { sums: sums.filter(({ count }) => count > 0).map(toWireSum) }),
    ...(filter.days && { days: await readDaySums(books, filter, payments) }),
  };
}

async function refuseUnknownMethod(books: CompanyBooks, { method_id }: PaymentFilter) {
  if (method_id === null) return;
  const method = await books
    .selectFrom("methods")
    .select("id")
    .where("id", "=", method_id)
    .executeTakeFirst();
  if (!method) throw createRefusal("The payment method was not found.");
}

async function readPaymentRows(books: CompanyBooks, filter: PaymentFilter, page: PageQuery) {
  const rows = await selectCountedPayments(books, filter)
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
    .offset(calculateRowOffset(page))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    invoice_id: row.invoice_id,
    invoice_no: row.no,
    contact_id: row.contact_id,
    contact_name: row.display_name,
    date: row.date,
    amount: formatWireAmount(row.amount),
    rounding: formatWireAmount(row.rounding),
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

/**
 * Returns, per currency and method, the count of all payments, and the count and the sum of active
 * payments. Payments in foreign currencies are summed by a second query, so that all others can be
 * summed from one index alone.
 */
async function readPaymentSums(books: CompanyBooks, filter: PaymentFilter) {
  const ownCurrency = books.selectFrom("currencies").select("id").where("is_primary", "=", 1);
  const foreignCurrencies = books.selectFrom("currencies").select("id").where("is_primary", "=", 0);
  const foreignInvoices = books
    .selectFrom("invoices")
    .select("id")
    // This condition names every status, so that the index that begins with `status` is used.
    .where("status", "in", Object.values(INVOICE_STATUS))
    .where("currency_id", "in", foreignCurrencies);
  const excludedIds = books
    .selectFrom("invoices")
    .select("id")
    .where(uncountedCondition)
    .unionAll(foreignInvoices);
  const ownSums = selectFilteredPayments(books, filter)
    .where("invoice_id", "not in", excludedIds)
    .select(buildSumColumns)
    .select(ownCurrency.$asScalar().$notNull().as("currency_id"))
    .groupBy("payments.method_id");
  const foreignSums = selectCountedPayments(books, filter)
    .where("payments.invoice_id", "in", foreignInvoices)
    .select(buildSumColumns)
    .select("invoices.currency_id")
    .groupBy(["payments.method_id", "invoices.currency_id"]);
  return books
    .selectFrom(ownSums.unionAll(foreignSums).as("sum"))
    .innerJoin("currencies", "currencies.id", "sum.currency_id")
    .innerJoin("methods", "methods.id", "sum.method_id")
    .selectAll("sum")
    .select(["code", "symbol", "methods.name"])
    .orderBy("sum.currency_id")
    .orderBy("sum.method_id")
    .execute();
}

function buildSumColumns(eb: ExpressionBuilder<BookTables, "payments">) {
  const whenActive = eb.case().when("reversed_on", "is", null);
  return [
    "payments.method_id" as const,
    eb.fn.countAll<number>().as("all"),
    eb.fn.count<number>(whenActive.then(eb.lit(1)).end()).as("count"),
    sumAsText(whenActive.then(eb.ref("amount")).else(eb.lit(0)).end()).as("amount"),
  ];
}

/**
 * Returns the sums of each day on the page, newest first. A sum includes all active payments of the
 * day, also those on other pages.
 */
async function readDaySums(
  books: CompanyBooks,
  filter: PaymentFilter,
  payments: { date: string }[],
): Promise<object[]> {
  const to = payments[0]?.date;
  const from = payments.at(-1)?.date;
  if (from === undefined || to === undefined) return [];
  const rows = await selectCountedPayments(books, { ...filter, from, to })
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .innerJoin("methods", "methods.id", "payments.method_id")
    .where("reversed_on", "is", null)
    .select(["payments.date", "invoices.currency_id", "code", "symbol", "methods.name"])
    .select(buildSumColumns)
    .groupBy(["payments.date", "invoices.currency_id", "code", "symbol"])
    .groupBy(["payments.method_id", "methods.name"])
    .orderBy("payments.date", "desc")
    .orderBy("invoices.currency_id")
    .orderBy("payments.method_id")
    .execute();
  return rows.map((row) => ({ date: row.date, ...toWireSum(row) }));
}

type SumRow = Awaited<ReturnType<typeof readPaymentSums>>[number];

function toWireSum(sum: SumRow) {
  return {
    currency: { id: sum.currency_id, code: sum.code, symbol: sum.symbol },
    method_id: sum.method_id,
    method_name: sum.name,
    count: sum.count,
    amount: minorToText(BigInt(sum.amount)),
  };
}

/** Selects the payments of issued invoices that are not void, as `postPayments` does. */
function selectCountedPayments(books: CompanyBooks, filter: PaymentFilter) {
  return selectFilteredPayments(books, filter)
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .where(countedCondition);
}

function selectFilteredPayments(books: CompanyBooks, { from, to, method_id }: PaymentFilter) {
  return books
    .selectFrom("payments")
    .where("payments.company_id", "=", books.companyId)
    .$if(from !== null, (query) => query.where("payments.date", ">=", from))
    .$if(to !== null, (query) => query.where("payments.date", "<=", to))
    .$if(method_id !== null, (query) => query.where("payments.method_id", "=", method_id));
}
