import { sql, type Kysely } from "kysely";
import { CompanyBooks } from "../../db/company-books";
import type { Schema } from "../../db/schema";
import { countedCondition } from "../../totals/invoice-conditions";
import { postPayments } from "../write/post-payments";
import { postReceipts } from "../write/post-receipts";

/**
 * Makes receipts for payments that an older program recorded while it ran beside this one, undoes the
 * receipts whose payment it undid, and puts right the account movements that it wrote or deleted.
 */
export async function fillReceipts(db: Kysely<Schema>, now: Date): Promise<void> {
  for (const company of await listCompanies(db))
    await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [company]);
      await books.lock();
      await fillCompany(books, now);
    });
}

async function listCompanies(db: Kysely<Schema>): Promise<number[]> {
  const rows = await db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select("payments.company_id")
    .where("payments.receipt_id", "is", null)
    .where(countedCondition)
    .union(
      db
        .selectFrom("account_movements")
        .select("company_id")
        .where("kind", "=", sql.lit("payment"))
        .where("receipt_id", "is", null)
        .where("refund_id", "is", null),
    )
    .union(
      db
        .selectFrom("receipts")
        .select("receipts.company_id")
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("account_movements as movement")
                .select("movement.id")
                .whereRef("movement.company_id", "=", "receipts.company_id")
                .whereRef("movement.receipt_id", "=", "receipts.id"),
            ),
          ),
        ),
    )
    .execute();
  return rows.map(({ company_id }) => company_id).sort((a, b) => a - b);
}

async function fillCompany(books: CompanyBooks, now: Date): Promise<void> {
  const payments = await books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select("invoice_id")
    .where("receipt_id", "is", null)
    .where(countedCondition)
    .execute();
  const movements = await books
    .selectFrom("account_movements")
    .select("invoice_id")
    .where("kind", "=", sql.lit("payment"))
    .where("receipt_id", "is", null)
    .where("refund_id", "is", null)
    .execute();
  const ids = [...payments, ...movements].flatMap(({ invoice_id }) => invoice_id ?? []);
  const invoiceBooks = books.withInvoices();
  for (const id of new Set(ids)) await postPayments(invoiceBooks, now, [id]);
  const posted = books.selectFrom("account_movements").select("receipt_id");
  const receipts = await books
    .selectFrom("receipts")
    .select("id")
    .where(
      "id",
      "not in",
      posted.where("receipt_id", "is not", null).$castTo<{ receipt_id: number }>(),
    )
    .execute();
  await postReceipts(invoiceBooks, { receiptIds: receipts.map(({ id }) => id) });
}
