import type { Insertable, Selectable } from "kysely";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { ChangeContext } from "../../calls/calls";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { createNotFoundError } from "../../wire/api-error";
import { calculateUpdatedAt, rejectStale } from "../../wire/etags";
import { postReceipts, postRefund } from "./post-receipts";
import { updateOnAccount } from "./sync-receipts";

export type ReceiptRow = Selectable<BookTables["receipts"]>;
export type RefundRow = Selectable<BookTables["refunds"]>;
type NewReceipt = Omit<Insertable<BookTables["receipts"]>, "company_id" | "updated_at">;
type NewRefund = Omit<Insertable<BookTables["refunds"]>, "company_id" | "updated_at">;

/** A receipt or a refund as it is before its change, and books that are limited to its company. */
type Open<Row> = { books: InvoiceBooks; row: Row; today: string };

/** The record to change. `etag` is undefined when any state is accepted. */
type Request = ChangeContext & { id: number | undefined; etag?: string | undefined };

/**
 * Stores a receipt and returns its id. `writeShares` stores its shares, each through `changeInvoice`.
 * What is on account and the account movements are derived afterwards. Must be called in a transaction
 * that holds the company's lock, with the books of one company.
 */
export async function addReceipt(
  callerBooks: CompanyBooks,
  values: NewReceipt,
  { now }: ChangeContext,
  writeShares: (receipt: ReceiptRow) => Promise<void>,
): Promise<number> {
  const books = callerBooks.withInvoices();
  const receipt = await books
    .insertInto("receipts")
    .values({ ...values, company_id: books.companyId, updated_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeShares(receipt);
  await updateDerivedData(books, now, [receipt.id]);
  return receipt.id;
}

/**
 * Changes a stored receipt. Throws a 404 when it is missing and a 409 when the etag is stale. Must be
 * called in a transaction that holds the company's lock.
 */
export async function changeReceipt(
  callerBooks: CompanyBooks,
  { id, etag, now }: Request,
  write: (open: Open<ReceiptRow>) => Promise<void>,
): Promise<void> {
  const receipt = await callerBooks
    .selectFrom("receipts")
    .selectAll()
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!receipt) throw createNotFoundError("receipt");
  rejectStale("receipt", receipt, etag);
  const books = callerBooks.forCompany(receipt.company_id).withInvoices();
  await books
    .updateTable("receipts")
    .set({ updated_at: calculateUpdatedAt(receipt, now) })
    .where("id", "=", receipt.id)
    .execute();
  await write({ books, row: receipt, today: await readToday(books, now) });
  await updateDerivedData(books, now, [receipt.id]);
}

/** A part of a refund: an amount in minor units that is taken from a receipt. */
export type RefundPart = { receiptId: number; amount: bigint };

/**
 * Stores a refund with its parts and returns its id. Must be called in a transaction that holds the
 * company's lock, with the books of one company.
 */
export async function addRefund(
  callerBooks: CompanyBooks,
  values: NewRefund,
  parts: RefundPart[],
  { now }: ChangeContext,
): Promise<number> {
  const books = callerBooks.withInvoices();
  const company_id = books.companyId;
  const { id } = await books
    .insertInto("refunds")
    .values({ ...values, company_id, updated_at: now.toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await books
    .insertInto("refund_parts")
    .values(
      parts.map(({ receiptId, amount }) => ({
        ...{ company_id, refund_id: id, receipt_id: receiptId, amount },
      })),
    )
    .execute();
  await updateRefundData(books, now, id);
  return id;
}

/** Changes a stored refund, as `changeReceipt` changes a receipt. */
export async function changeRefund(
  callerBooks: CompanyBooks,
  { id, etag, now }: Request,
  write: (open: Open<RefundRow>) => Promise<void>,
): Promise<void> {
  const refund = await callerBooks
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!refund) throw createNotFoundError("refund");
  rejectStale("refund", refund, etag);
  const books = callerBooks.forCompany(refund.company_id).withInvoices();
  await books
    .updateTable("refunds")
    .set({ updated_at: calculateUpdatedAt(refund, now) })
    .where("id", "=", refund.id)
    .execute();
  await write({ books, row: refund, today: await readToday(books, now) });
  await updateRefundData(books, now, refund.id);
}

async function updateRefundData(books: InvoiceBooks, now: Date, id: number): Promise<void> {
  const parts = await books
    .selectFrom("refund_parts")
    .select("receipt_id")
    .where("refund_id", "=", id)
    .execute();
  const receiptIds = parts.map(({ receipt_id }) => receipt_id);
  await updateOnAccount(books, now, receiptIds);
  await postRefund(books, id);
}

async function updateDerivedData(books: InvoiceBooks, now: Date, receiptIds: number[]) {
  await updateOnAccount(books, now, receiptIds);
  await postReceipts(books, { receiptIds });
}

async function readToday(books: CompanyBooks, now: Date): Promise<string> {
  const { time_zone } = await readTimeZoneAndCurrency(books);
  return getDayInZone(time_zone, now);
}
