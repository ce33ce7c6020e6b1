import type { Insertable } from "kysely";
import * as z from "zod";
import type { InvoiceBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";

/**
 * A deleted invoice with all its rows, as they go back into their tables. They are out of them
 * meanwhile, so that no list and no sum has to leave them out.
 */
export type ArchivedInvoice = {
  invoice: Insertable<BookTables["invoices"]>;
  lines: Insertable<BookTables["invoice_lines"]>[];
  payments: ArchivedPayment[];
  /** Without any where it was deleted before there were such. */
  roundingChanges?: Insertable<BookTables["rounding_changes"]>[] | undefined;
};

/** Without an amount in the company's own currency where it was deleted before that was stored. */
type ArchivedPayment = Omit<
  Insertable<BookTables["payments"]>,
  "amount" | "currency_rate" | "base_amount"
> & { amount: number; currency_rate: string | null; base_amount?: number | null | undefined };

// Written by `archiveInvoice` alone: whether they are rows is all that is asked.
const row = z.object({ id: z.number(), company_id: z.number() }).passthrough();
const rows = z.object({
  invoice: row,
  lines: z.array(row),
  payments: z.array(row),
  roundingChanges: z.array(row).optional(),
});
const archive = z.custom<ArchivedInvoice>((value) => rows.safeParse(value).success);

export function parseArchive(record: string): ArchivedInvoice {
  return archive.parse(JSON.parse(record));
}

/** Takes the rows of an invoice out of their tables, and returns them as JSON. */
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

/** Destroys an invoice with its lines and payments. */
export async function deleteInvoiceRows(books: InvoiceBooks, id: number): Promise<void> {
  await books.deleteFrom("account_movements").where("invoice_id", "=", id).execute();
  await books.deleteFrom("rounding_changes").where("invoice_id", "=", id).execute();
  await books.deleteFrom("payments").where("invoice_id", "=", id).execute();
  await books.deleteFrom("invoice_lines").where("invoice_id", "=", id).execute();
  await books.deleteFrom("invoices").where("id", "=", id).execute();
}
