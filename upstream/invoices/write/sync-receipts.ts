import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import { insertInChunks } from "../../db/rows";
import { countedCondition } from "../../totals/invoice-conditions";
import { calculateUpdatedAt } from "../../wire/etags";
import { withBaseAmount } from "../read/base-amount";

/**
 * Makes receipts agree with the payments of invoices. A payment without a receipt gets a receipt of one
 * share. A receipt whose whole amount was recorded for one invoice is undone with this payment; any
 * other undone share goes on account. Returns the ids of the invoices' receipts. Only issued invoices
 * that are not void get receipts. Without ids, works on every invoice of the books.
 */
export async function syncReceipts(
  books: InvoiceBooks,
  now: Date,
  invoiceIds?: number[],
): Promise<number[]> {
  await insertMissingReceipts(books, now, invoiceIds);
  const shares = await readShares(books, invoiceIds);
  for (const { id, receipt, reversed_on, is_released, ...share } of shares) {
    if (reversed_on === null || is_released === 1 || receipt.reversed_on !== null) continue;
    const isWholeReceipt = share.amount === receipt.amount && share.from_account === 0;
    if (isWholeReceipt)
      await books
        .updateTable("receipts")
        .set({ reversed_on, updated_at: calculateUpdatedAt(receipt, now) })
        .where("id", "=", receipt.id)
        .execute();
    else
      await books.updateTable("payments").set({ is_released: true }).where("id", "=", id).execute();
  }
  const receiptIds = [...new Set(shares.map(({ receipt }) => receipt.id))];
  await updateOnAccount(books, now, invoiceIds && receiptIds);
  return receiptIds;
}

async function insertMissingReceipts(
  books: InvoiceBooks,
  now: Date,
  invoiceIds: number[] | undefined,
): Promise<void> {
  const payments = await books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .selectAll("payments")
    .select(["contact_id", "currency_id", "invoices.currency_rate as invoice_rate"])
    .where("receipt_id", "is", null)
    .where(countedCondition)
    .$if(invoiceIds !== undefined, (query) => query.where("invoice_id", "in", invoiceIds ?? []))
    .orderBy("payments.id")
    .execute();
  const ids = await insertInChunks(
    payments.map((payment) => {
      const { currency_rate, base_amount } = withBaseAmount(payment, payment.invoice_rate);
      const { company_id, contact_id, currency_id, method_id, ledger_account_id } = payment;
      const { date, reference, reversed_on, cash_given } = payment;
      return {
        ...{ company_id, contact_id, currency_id, method_id, ledger_account_id, date, reference },
        ...{ amount: BigInt(payment.amount), rounding: BigInt(payment.rounding) },
        ...{ currency_rate, base_amount, reversed_on, updated_at: now.toISOString() },
        cash_given: cash_given === null ? null : BigInt(cash_given),
      };
    }),
    (rows) => books.insertInto("receipts").values(rows).returning("id").execute(),
  );
  for (const [index, { id }] of payments.entries())
    await books
      .updateTable("payments")
      .set({ receipt_id: ids[index] ?? null })
      .where("id", "=", id)
      .execute();
}

async function readShares(books: CompanyBooks, invoiceIds: number[] | undefined) {
  const shares = await books
    .selectFrom("payments")
    .innerJoin("receipts", "receipts.id", "payments.receipt_id")
    .select(["payments.id", "payments.amount", "payments.reversed_on"])
    .select(["from_account", "is_released", "receipts.id as receipt_id"])
    .select(["receipts.amount as receipt_amount", "receipts.reversed_on as receipt_reversed_on"])
    .select("receipts.updated_at")
    .$if(invoiceIds !== undefined, (query) => query.where("invoice_id", "in", invoiceIds ?? []))
    .orderBy("payments.id")
    .execute();
  return shares.map(
    ({ receipt_id, receipt_amount, receipt_reversed_on, updated_at, ...share }) => ({
      ...share,
      receipt: {
        ...{ id: receipt_id, amount: receipt_amount, reversed_on: receipt_reversed_on, updated_at },
      },
    }),
  );
}

/**
 * Recalculates what of receipts is on account. Must be called after every change of a receipt, of its
 * shares and of refunds that draw on it. Without ids, recalculates every receipt of the books.
 */
export async function updateOnAccount(
  books: InvoiceBooks,
  now: Date,
  receiptIds?: number[],
): Promise<void> {
  const receipts = await books
    .selectFrom("receipts")
    .select(["receipts.id", "on_account", "amount", "reversed_on", "updated_at"])
    .select((eb) => [
      eb
        .selectFrom("payments")
        .whereRef("payments.receipt_id", "=", "receipts.id")
        .where("payments.reversed_on", "is", null)
        .select((e) => e.fn.coalesce(e.fn.sum<number>("payments.amount"), e.lit(0)).as("sum"))
        .$asScalar()
        .$notNull()
        .as("shares"),
      eb
        .selectFrom("refund_parts as part")
        .innerJoin("refunds", "refunds.id", "part.refund_id")
        .whereRef("part.receipt_id", "=", "receipts.id")
        .where("refunds.reversed_on", "is", null)
        .select((e) => e.fn.coalesce(e.fn.sum<number>("part.amount"), e.lit(0)).as("sum"))
        .$asScalar()
        .$notNull()
        .as("given_back"),
    ])
    .$if(receiptIds !== undefined, (query) =>
      query.where("receipts.id", "in", [0, ...(receiptIds ?? [])]),
    )
    .execute();
  for (const { id, on_account, amount, reversed_on, shares, given_back, updated_at } of receipts) {
    const left = reversed_on === null ? amount - shares - given_back : 0;
    if (left === on_account) continue;
    await books
      .updateTable("receipts")
      .set({ on_account: BigInt(left), updated_at: calculateUpdatedAt({ updated_at }, now) })
      .where("id", "=", id)
      .execute();
  }
}
