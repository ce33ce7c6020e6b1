import { PAGE_SIZE } from "../../../domain/limits/lists";
import type { CompanyBooks } from "../../db/company-books";
import {
  selectReceipts,
  selectRefunds,
  toWireRefund,
  withShares,
  type ReceiptRecord,
} from "./read-receipt";

/** The largest number of refunds that are listed. */
const MAX_REFUNDS = 100;

/** Returns one page of a customer's receipts, newest first, and the count of all of them. */
export async function listReceipts(
  books: CompanyBooks,
  contactId: number,
  page: number,
): Promise<{ receipts: ReceiptRecord[]; total: number }> {
  const rows = await selectReceipts(books)
    .where("money.contact_id", "=", contactId)
    .orderBy("money.date", "desc")
    .orderBy("money.id", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await books
    .selectFrom("receipts")
    .where("contact_id", "=", contactId)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { receipts: await withShares(books, rows), total };
}

/** Returns a customer's refunds in the API's JSON format, newest first. */
export async function listRefunds(books: CompanyBooks, contactId: number): Promise<object[]> {
  const rows = await selectRefunds(books)
    .where("money.contact_id", "=", contactId)
    .orderBy("money.date", "desc")
    .orderBy("money.id", "desc")
    .limit(MAX_REFUNDS)
    .execute();
  return rows.map(toWireRefund);
}
