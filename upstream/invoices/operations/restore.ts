import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import type { ChangeContext } from "../../calls/calls";
import { withBaseAmount } from "../read/base-amount";
import { calculateUpdatedAt } from "../../wire/etags";
import { readInvoice, type InvoiceRecord } from "../read/record";
import { addInvoice } from "../write/change-invoice";
import { insertInChunks } from "../../db/rows";
import { readArchive, type ArchivedInvoice } from "../versions/archive";

/**
 * Restores a deleted invoice and returns it. An invoice that is not deleted is returned unchanged.
 * Must be called in a transaction that holds the company's lock.
 */
export async function restoreInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  context: ChangeContext,
): Promise<InvoiceRecord> {
  const deleted = await callerBooks
    .selectFrom("deleted_invoices")
    .select(["id", "company_id", "record"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!deleted) return readInvoice(callerBooks, id);
  const own = callerBooks.forCompany(deleted.company_id);
  return addInvoice(own, context, async (books) => {
    await books.deleteFrom("deleted_invoices").where("id", "=", deleted.id).execute();
    return insertArchivedRows(books, readArchive(deleted.record), context.now);
  });
}

async function insertArchivedRows(
  books: InvoiceBooks,
  { invoice, lines, payments, roundingChanges = [] }: ArchivedInvoice,
  now: Date,
): Promise<number> {
  const { id } = await books
    .insertInto("invoices")
    .values({ ...invoice, updated_at: calculateUpdatedAt(invoice, now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertInChunks(lines, (rows) =>
    books.insertInto("invoice_lines").values(rows).returning("id").execute(),
  );
  await insertInChunks(
    payments.map(({ base_amount = null, ...payment }) => ({
      ...withBaseAmount({ ...payment, base_amount }, invoice.currency_rate),
      amount: BigInt(payment.amount),
    })),
    (rows) => books.insertInto("payments").values(rows).returning("id").execute(),
  );
  await insertInChunks(roundingChanges, (rows) =>
    books.insertInto("rounding_changes").values(rows).returning("id").execute(),
  );
  return id;
}
