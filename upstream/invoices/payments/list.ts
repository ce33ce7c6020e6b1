import * as z from "zod";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import { createRefusal } from "../../wire/api-error";
import { formatWireAmount } from "../../wire/decimals";
import { flagSchema, optionalId } from "../../wire/fields";
import { calculateRowOffset, type PageQuery } from "../../wire/page";
import { periodFields, rejectReversedDays } from "../../wire/period";
import { readMoneyDays, readMoneyRows, readMoneySums, type MoneyRow } from "./list-rows";
import { issue } from "../../wire/issue";

export const paymentFilter = z
  .object({
    /** The first and last date of the payments. `sums` is false when the caller wants no sums. */
    ...periodFields,
    method_id: optionalId(issue("unknown_record", { record: "payment_method" })),
    /** True when the caller wants the sums of each day on the page. */
    days: flagSchema,
  })
  .superRefine(rejectReversedDays);

export type PaymentFilter = z.output<typeof paymentFilter>;

/**
 * Returns one page of a company's receipts and refunds, undone ones included, in the API's JSON format,
 * newest first, and the total count. The amounts of refunds are below zero. Adds the sums of those that
 * were not undone per currency and method, unless the filter's `sums` is false. Adds the sums of each day on
 * the page when the filter's `days` is true.
 */
export async function listPayments(
  books: CompanyBooks,
  filter: PaymentFilter,
  page: PageQuery,
): Promise<{ payments: object[]; total: number; sums?: object[]; days?: object[] }> {
  await refuseUnknownMethod(books, filter);
  const payments = await readPaymentRows(books, filter, page);
  const sums = await readMoneySums(books, filter);
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
  if (!method) throw createRefusal("unknown_record", { record: "payment_method" });
}

async function readPaymentRows(books: CompanyBooks, filter: PaymentFilter, page: PageQuery) {
  const range = { offset: calculateRowOffset(page), limit: page.size };
  const rows = await readMoneyRows(books, filter, range);
  const findInvoices = await readInvoicesOfRows(books, rows);
  return rows.map((row) => {
    const invoices = findInvoices(row);
    const [first, ...others] = invoices;
    return {
      id: row.id,
      receipt_id: row.source === "receipt" ? row.id : null,
      refund_id: row.source === "refund" ? row.id : null,
      /** The payment of the invoice, when there is a single one. */
      payment_id: others.length === 0 ? (first?.payment_id ?? null) : null,
      invoice_id: others.length === 0 ? (first?.id ?? null) : null,
      invoice_no: invoices.map(({ no }) => no).join(", "),
      invoices: invoices.map(({ id, no, amount }) => ({
        ...{ id, no, amount: formatWireAmount(amount) },
      })),
      contact_id: row.contact_id,
      contact_name: row.display_name,
      date: row.date,
      amount: formatWireAmount(row.amount),
      rounding: formatWireAmount(row.rounding),
      method_id: row.method_id,
      method_name: row.method_name,
      method_kind: row.method_kind,
      account_id: row.ledger_account_id,
      account_name: row.account_name,
      reference: row.reference,
      currency: { id: row.currency_id, code: row.code, symbol: row.symbol },
      base_amount: formatWireAmount(row.base_amount),
      reversed_on: row.reversed_on,
    };
  });
}

/** Reads the invoices that the rows pay, or for which they give money back, in the order of recording. */
async function readInvoicesOfRows(books: CompanyBooks, rows: MoneyRow[]) {
  const listIds = (source: MoneyRow["source"]) => [
    0,
    ...rows.filter((row) => row.source === source).map(({ id }) => id),
  ];
  const payments = books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.id as payment_id", "receipt_id", "invoices.id", "no", "amount"])
    .where("is_released", "=", 0)
    // In the order of the ids alone, SQLite would read the payments of all receipts.
    .orderBy("receipt_id")
    .orderBy("payments.id");
  const shares = await payments.where("receipt_id", "in", listIds("receipt")).execute();
  const unlinked = await payments.where("payments.id", "in", listIds("payment")).execute();
  const refunded = await books
    .selectFrom("refunds")
    .innerJoin("invoices", "invoices.id", "refunds.invoice_id")
    .select(["refunds.id as refund_id", "invoices.id", "no", "amount"])
    .where("refunds.id", "in", listIds("refund"))
    .execute();
  return ({ source, id }: MoneyRow) => {
    if (source === "refund")
      return refunded
        .filter(({ refund_id }) => refund_id === id)
        .map((refund) => ({ ...refund, payment_id: null }));
    if (source === "payment") return unlinked.filter(({ payment_id }) => payment_id === id);
    return shares.filter(({ receipt_id }) => receipt_id === id);
  };
}

/**
 * Returns the sums of each day on the page, newest first. A sum includes all rows of the day that were
 * not undone, also those on other pages.
 */
async function readDaySums(
  books: CompanyBooks,
  filter: PaymentFilter,
  payments: { date: string }[],
): Promise<object[]> {
  const to = payments[0]?.date;
  const from = payments.at(-1)?.date;
  if (from === undefined || to === undefined) return [];
  const rows = await readMoneyDays(books, { ...filter, from, to });
  return rows.map((row) => ({ date: row.date, ...toWireSum(row) }));
}

type SumRow = Awaited<ReturnType<typeof readMoneySums>>[number];

function toWireSum(sum: Omit<SumRow, "all">) {
  return {
    currency: { id: sum.currency_id, code: sum.code, symbol: sum.symbol },
    method_id: sum.method_id,
    method_name: sum.name,
    count: sum.count,
    amount: minorToText(BigInt(sum.amount)),
  };
}
