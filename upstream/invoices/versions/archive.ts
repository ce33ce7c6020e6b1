import { sql, type Insertable } from "kysely";
import * as z from "zod";
import type { InvoiceBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";

/**
 * A deleted invoice with its lines, payments and rounding changes. The rows are moved out of their
 * tables, so that lists and totals do not contain them.
 */
export type ArchivedInvoice = {
  invoice: Insertable<BookTables["invoices"]>;
  lines: Insertable<BookTables["invoice_lines"]>[];
  payments: ArchivedPayment[];
  /** Missing in archives that are older than the table `rounding_changes`. */
  roundingChanges?: Insertable<BookTables["rounding_changes"]>[] | undefined;
};

/** A payment in an archive. Older archives lack the base amount. */
type ArchivedPayment = Omit<
  Insertable<BookTables["payments"]>,
  "amount" | "currency_rate" | "base_amount"
> & { amount: number; currency_rate: string | null; base_amount?: number | null | undefined };

// The schema checks only that an archive consists of rows, because only `archiveInvoice` writes
// archives.
const row = z.object({ id: z.number(), company_id: z.number() }).passthrough();
const rows = z.object({
  invoice: row,
  lines: z.array(row),
  payments: z.array(row),
  roundingChanges: z.array(row).optional(),
});
const archive = z.custom<ArchivedInvoice>((value) => rows.safeParse(value).success);

/** Converts the stored JSON to an archive. Throws when the JSON is not an archive. */
export function readArchive(record: string): ArchivedInvoice {
  return archive.parse(JSON.parse(record));
}

/**
 * Moves the rows of an invoice out of their tables and returns them as the JSON of `ArchivedInvoice`.
 */
export async function archiveInvoice(books: InvoiceBooks, id: number): Promise<string> {
  const invoice = await books
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const lines = await books
    .selectFrom("invoice_lines")
    .selectAll()
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
  const payments = await books
    .selectFrom("payments")
    .selectAll()
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
  const roundingChanges = await books
    .selectFrom("rounding_changes")
    .selectAll()
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
  await deleteInvoiceRows(books, id);
  return JSON.stringify({ invoice, lines, payments, roundingChanges });
}

/**
 * Deletes an invoice with its lines, payments and rounding changes. Its receipts stay with their account
 * movements.
 */
export async function deleteInvoiceRows(books: InvoiceBooks, id: number): Promise<void> {
  // `postReceipts` describes the movements of receipts without an invoice in the same way.
  await books
    .updateTable("account_movements")
    .set({ invoice_id: null, description: sql`'Receipt ' || cast(receipt_id as text)` })
    .where("invoice_id", "=", id)
    .where("receipt_id", "is not", null)
    .execute();
  await books.deleteFrom("rounding_changes").where("invoice_id", "=", id).execute();
  await books.deleteFrom("payments").where("invoice_id", "=", id).execute();
  await books.deleteFrom("invoice_lines").where("invoice_id", "=", id).execute();
  await books.deleteFrom("invoices").where("id", "=", id).execute();
}
