import type { Insertable, Selectable } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables } from "../db/schema";
import { withBaseAmount } from "../invoice-payments/base-amount";
import { restateTotals } from "./amounts";
import { postPayments } from "./post-payments";

type Part = "company_id" | "invoice_id";
type LineParts = Omit<Insertable<BookTables["invoice_lines"]>, Part>;
export type PaymentParts = Omit<Insertable<BookTables["payments"]>, Part>;

/** The lines that an invoice has, and the payments that stand. */
export type StoredParts = {
  lines: Pick<Selectable<BookTables["invoice_lines"]>, "id" | "product_id" | "tax_code_id">[];
  payments: StoredPayment[];
};

type StoredPayment = ReturnType<typeof withBaseAmount<Selectable<BookTables["payments"]>>>;

/** What a new invoice has. */
export const NO_PARTS: StoredParts = { lines: [], payments: [] };

export async function readParts(
  books: CompanyBooks,
  { id: invoiceId, currency_rate }: { id: number; currency_rate: string },
): Promise<StoredParts> {
  const lines = await books
    .selectFrom("invoice_lines")
    .select(["id", "product_id", "tax_code_id"])
    .where("invoice_id", "=", invoiceId)
    .execute();
  const payments = await books
    .selectFrom("payments")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .where("reversed_on", "is", null)
    .orderBy("id")
    .execute();
  return { lines, payments: payments.map((payment) => withBaseAmount(payment, currency_rate)) };
}

/**
 * Puts these in the place of what the invoice had; those with an id keep it. Payments that are left
 * out are gone or, with a day, undone on it.
 */
export async function storeParts(
  books: CompanyBooks,
  invoiceId: number,
  { lines, payments }: { lines: LineParts[]; payments: PaymentParts[] },
  undoneOn?: string,
): Promise<void> {
  const owner = { company_id: books.companyId, invoice_id: invoiceId };
  await books.deleteFrom("invoice_lines").where("invoice_id", "=", invoiceId).execute();
  await takeAwayPayments(books, invoiceId, { payments, undoneOn });
  await books
    .insertInto("invoice_lines")
    .values(lines.map((line) => ({ ...line, ...owner })))
    .execute();
  if (payments.length > 0) {
    const rows = payments.map((payment) => ({ ...payment, ...owner }));
    await books.insertInto("payments").values(rows).execute();
  }
  await restateTotals(books, [invoiceId]);
  await postPayments(books, [invoiceId]);
}

async function takeAwayPayments(
  books: CompanyBooks,
  invoiceId: number,
  { payments, undoneOn }: { payments: PaymentParts[]; undoneOn: string | undefined },
): Promise<void> {
  const keptIds = payments.flatMap(({ id }) => id ?? []);
  if (undoneOn !== undefined)
    await books
      .updateTable("payments")
      .set({ reversed_on: undoneOn })
      .where("invoice_id", "=", invoiceId)
      .where("reversed_on", "is", null)
      .where("id", "not in", [0, ...keptIds])
      .execute();
  await books
    .deleteFrom("payments")
    .where("invoice_id", "=", invoiceId)
    .where("reversed_on", "is", null)
    .execute();
}
