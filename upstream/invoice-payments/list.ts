import * as z from "zod";
import { convert, decimal, minorToText } from "../../money/money";
import type { CompanyBooks } from "../db/company-books";
import { unacceptable } from "../http/api-error";
import { amountText } from "../http/decimals";
import { days, reversedDays } from "../http/days";
import { optionalId } from "../http/fields";
import { isCounted } from "../invoices/status";
import { PAGE_SIZE } from "../page";
import { summed } from "../snapshot/sums";

export const paymentFilter = z
  .object({
    /** The days on which the money came, both included. */
    ...days,
    method_id: optionalId("The payment method was not found."),
  })
  .superRefine(({ from, to }, context) => {
    if (from === null || to === null || from <= to) return;
    context.addIssue({ code: z.ZodIssueCode.custom, message: reversedDays(from, to) });
  });

export type PaymentFilter = z.output<typeof paymentFilter>;

/**
 * A page, from 1, of the payments of one company as the wire has them, the newest first, how many
 * there are on all pages, and what those that stand come to, by currency and method.
 */
export async function listPayments(
  books: CompanyBooks,
  filter: PaymentFilter,
  page: number,
): Promise<{ payments: object[]; total: number; sums: object[] }> {
  await refuseUnknownMethod(books, filter);
  return {
    payments: await paymentRows(books, filter, page),
    total: await countPayments(books, filter),
    sums: await paymentSums(books, filter),
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

async function paymentRows(
  books: CompanyBooks,
  filter: PaymentFilter,
  page: number,
): Promise<object[]> {
  const rows = await matching(books, filter)
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .innerJoin("methods", "methods.id", "payments.method_id")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "payments.ledger_account_id")
    .select(["payments.id", "invoice_id", "invoices.no", "contact_id", "payments.date"])
    .select(["contacts.display_name", "amount", "payments.rounding", "payments.method_id"])
    .select(["methods.name as method_name", "methods.kind", "ledger_account_id", "reference"])
    .select(["ledger_accounts.name as account_name", "invoices.currency_id", "code", "symbol"])
    .select((eb) => eb.fn.coalesce("payments.currency_rate", "invoices.currency_rate").as("rate"))
    .select("reversed_on")
    .orderBy("payments.date", "desc")
    .orderBy("payments.id", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
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
    base_amount: minorToText(convert(BigInt(row.amount), decimal(row.rate))),
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
  const sums = await matching(books, filter)
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .innerJoin("methods", "methods.id", "payments.method_id")
    .where("reversed_on", "is", null)
    .select(["invoices.currency_id", "code", "symbol", "payments.method_id", "methods.name"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .select((eb) => summed(eb.ref("amount")).as("amount"))
    .groupBy(["invoices.currency_id", "code", "symbol", "payments.method_id", "methods.name"])
    .orderBy("invoices.currency_id")
    .orderBy("payments.method_id")
    .execute();
  return sums.map((sum) => ({
    currency: { id: sum.currency_id, code: sum.code, symbol: sum.symbol },
    method_id: sum.method_id,
    method_name: sum.name,
    count: sum.count,
    amount: minorToText(BigInt(sum.amount)),
  }));
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
