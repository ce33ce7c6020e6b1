import type { Insertable, Selectable } from "kysely";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import type { BookTables } from "../../db/schema";
import { withBaseAmount } from "../read/base-amount";
import { INVOICE_STATUS } from "../../../domain/invoices/status";

type OwnerColumns = "company_id" | "invoice_id";
type LineValues = Omit<Insertable<BookTables["invoice_lines"]>, OwnerColumns>;
type PaymentValues = Omit<Insertable<BookTables["payments"]>, OwnerColumns>;

/** The changes that a payload makes to the payments of an invoice. */
export type PaymentChanges = {
  /**
   * The ids of recorded payments that stay unchanged. All other recorded payments are undone or, on a
   * draft invoice, deleted.
   */
  unchangedIds: number[];
  added: PaymentValues[];
};

/** The stored lines and active payments of an invoice. */
export type StoredParts = {
  /** True when the invoice is issued: its payments can then be undone, but not changed or deleted. */
  isIssued: boolean;
  currencyId: number;
  lines: Pick<Selectable<BookTables["invoice_lines"]>, "id" | "product_id" | "tax_code_id">[];
  payments: StoredPayment[];
};

type StoredPayment = ReturnType<
  typeof withBaseAmount<Selectable<BookTables["payments"]> & { receipt_amount: number | null }>
>;

/** The parts of an invoice that is not stored yet. */
export const NO_PARTS: StoredParts = {
  isIssued: false,
  currencyId: 0,
  lines: [],
  payments: [],
};

type InvoiceColumns = Pick<
  Selectable<BookTables["invoices"]>,
  "id" | "status" | "currency_id" | "currency_rate"
>;

/** Reads the lines and the active payments of an invoice. */
export async function readParts(
  books: CompanyBooks,
  { id: invoiceId, status, currency_id, currency_rate }: InvoiceColumns,
): Promise<StoredParts> {
  const lines = await books
    .selectFrom("invoice_lines")
    .select(["id", "product_id", "tax_code_id"])
    .where("invoice_id", "=", invoiceId)
    .execute();
  const payments = await books
    .selectFrom("payments")
    .leftJoin("receipts", "receipts.id", "payments.receipt_id")
    .selectAll("payments")
    .select("receipts.amount as receipt_amount")
    .where("invoice_id", "=", invoiceId)
    .where("payments.reversed_on", "is", null)
    .orderBy("payments.id")
    .execute();
  return {
    isIssued: status !== INVOICE_STATUS.draft,
    currencyId: currency_id,
    lines,
    payments: payments.map((payment) => withBaseAmount(payment, currency_rate)),
  };
}

/**
 * Replaces the lines of an invoice; a line with an id keeps the id. Undoes the payments outside
 * `unchangedIds` on the day `undoneOn` (YYYY-MM-DD), or deletes all payments when `undoneOn` is
 * undefined, as for a draft invoice. Adds the new payments.
 */
export async function saveParts(
  books: InvoiceBooks,
  invoiceId: number,
  { lines, payments }: { lines: LineValues[]; payments: PaymentChanges },
  undoneOn?: string,
): Promise<void> {
  const owner = { company_id: books.companyId, invoice_id: invoiceId };
  await books.deleteFrom("invoice_lines").where("invoice_id", "=", invoiceId).execute();
  await removePayments(books, invoiceId, { unchangedIds: payments.unchangedIds, undoneOn });
  await books
    .insertInto("invoice_lines")
    .values(lines.map((line) => ({ ...line, ...owner })))
    .execute();
  if (payments.added.length > 0) {
    const rows = payments.added.map((payment) => ({ ...payment, ...owner }));
    await books.insertInto("payments").values(rows).execute();
  }
}

async function removePayments(
  books: InvoiceBooks,
  invoiceId: number,
  { unchangedIds, undoneOn }: { unchangedIds: number[]; undoneOn: string | undefined },
): Promise<void> {
  if (undoneOn === undefined) {
    await books.deleteFrom("payments").where("invoice_id", "=", invoiceId).execute();
    return;
  }
  await books
    .updateTable("payments")
    .set({ reversed_on: undoneOn })
    .where("invoice_id", "=", invoiceId)
    .where("reversed_on", "is", null)
    .where("id", "not in", [0, ...unchangedIds])
    .execute();
}
