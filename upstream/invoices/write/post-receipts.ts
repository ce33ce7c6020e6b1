import type { Insertable } from "kysely";
import { getStatusFacts } from "../../../domain/invoices/status";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import { insertInChunks } from "../../db/rows";
import type { BookTables } from "../../db/schema";
import { replaceBalances } from "../../totals/running-totals";

type NewMovement = Insertable<BookTables["account_movements"]> & { amount: bigint };

/**
 * Replaces the account movements of receipts. A receipt has one movement on its date, whatever its
 * shares are, and the reverse movement on the day when it was undone. `invoiceIds` are invoices whose
 * movements an older program may have written. Without ids, replaces the movements of every receipt of
 * the books. Keeps the running totals of the accounts.
 */
export async function postReceipts(
  books: InvoiceBooks,
  ids?: { receiptIds: number[]; invoiceIds?: number[] },
): Promise<void> {
  const { receiptIds, invoiceIds = [] } = ids ?? {};
  const stored = await books
    .selectFrom("account_movements")
    .selectAll()
    .where("kind", "=", "payment")
    .where("refund_id", "is", null)
    .$if(ids !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb("receipt_id", "in", [0, ...(receiptIds ?? [])]),
          eb.and([eb("invoice_id", "in", [0, ...invoiceIds]), eb("receipt_id", "is", null)]),
        ]),
      ),
    )
    .orderBy("id")
    .execute();
  const movements = await deriveMovements(books, receiptIds);
  await replaceMovements(books, stored, movements);
}

type StoredMovement = { id: number; ledger_account_id: number; amount: number };

async function replaceMovements(
  books: InvoiceBooks,
  stored: (StoredMovement & Omit<NewMovement, "amount" | "id">)[],
  movements: NewMovement[],
): Promise<void> {
  const toKeys = (rows: (Omit<NewMovement, "amount"> & { amount: number | bigint })[]) =>
    rows.map(describeMovement).sort().join("\n");
  if (toKeys(stored) === toKeys(movements)) return;
  for (let start = 0; start < stored.length; start += CHUNK_ROWS)
    await books
      .deleteFrom("account_movements")
      .where(
        "id",
        "in",
        stored.slice(start, start + CHUNK_ROWS).map(({ id }) => id),
      )
      .execute();
  await insertInChunks(movements, (rows) =>
    books.insertInto("account_movements").values(rows).returning("id").execute(),
  );
  await replaceBalances(books, stored, movements);
}

/** The number of rows in one statement. Databases limit the parameters of a statement. */
const CHUNK_ROWS = 500;

function describeMovement(row: Omit<NewMovement, "amount"> & { amount: number | bigint }): string {
  const { receipt_id, refund_id, invoice_id, ledger_account_id, date, amount, description } = row;
  return [receipt_id, refund_id, invoice_id, ledger_account_id, date, amount, description].join(
    " ",
  );
}

async function deriveMovements(
  books: CompanyBooks,
  receiptIds: number[] | undefined,
): Promise<NewMovement[]> {
  const receipts = await books
    .selectFrom("receipts")
    .selectAll()
    .$if(receiptIds !== undefined, (query) => query.where("id", "in", [0, ...(receiptIds ?? [])]))
    .orderBy("id")
    .execute();
  const findShares = groupByReceipt(await readShares(books, receiptIds));
  return receipts.flatMap((receipt) => {
    const { id, company_id, ledger_account_id, date, reversed_on } = receipt;
    const invoice = findOnlyInvoice(receipt, findShares(id));
    const movement = {
      ...{ company_id, ledger_account_id, date, amount: BigInt(receipt.base_amount) },
      ...{ kind: "payment" as const, receipt_id: id, refund_id: null },
      invoice_id: invoice?.id ?? null,
      description: invoice?.no ?? `Receipt ${id}`,
    };
    if (reversed_on === null) return [movement];
    return [movement, { ...movement, date: reversed_on, amount: -movement.amount }];
  });
}

function readShares(books: CompanyBooks, receiptIds: number[] | undefined) {
  return books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.receipt_id", "payments.invoice_id", "payments.amount", "payments.date"])
    .select(["payments.reversed_on", "from_account", "no", "status"])
    .where("payments.receipt_id", "is not", null)
    .$if(receiptIds !== undefined, (query) =>
      query.where("payments.receipt_id", "in", [0, ...(receiptIds ?? [])]),
    )
    .execute();
}

type Share = Awaited<ReturnType<typeof readShares>>[number];

function groupByReceipt(shares: Share[]): (receiptId: number) => Share[] {
  const found = new Map<number | null, Share[]>();
  for (const share of shares) {
    const others = found.get(share.receipt_id);
    if (others) others.push(share);
    else found.set(share.receipt_id, [share]);
  }
  return (receiptId) => found.get(receiptId) ?? [];
}

/**
 * Returns the invoice of a receipt that is one payment and nothing else. Its movements are stored as
 * older programs store the movements of a payment, which they replace when they change the invoice.
 */
function findOnlyInvoice(
  receipt: { amount: number; date: string; reversed_on: string | null },
  shares: Share[],
): { id: number; no: string } | undefined {
  const [share, ...others] = shares;
  const isOnly =
    share !== undefined &&
    others.length === 0 &&
    share.from_account === 0 &&
    share.amount === receipt.amount &&
    share.date === receipt.date &&
    share.reversed_on === receipt.reversed_on &&
    getStatusFacts(share.status).isCounted;
  return isOnly ? { id: share.invoice_id, no: share.no } : undefined;
}

/** Replaces the account movements of a refund, which has one on its date and one when it is undone. */
export async function postRefund(books: InvoiceBooks, refundId: number): Promise<void> {
  const stored = await books
    .selectFrom("account_movements")
    .selectAll()
    .where("refund_id", "=", refundId)
    .execute();
  const refund = await books
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", refundId)
    .executeTakeFirstOrThrow();
  const { company_id, ledger_account_id, date, reversed_on } = refund;
  const movement = {
    ...{ company_id, ledger_account_id, date, amount: -BigInt(refund.base_amount) },
    ...{ kind: "payment" as const, receipt_id: null, refund_id: refundId, invoice_id: null },
    description: `Refund ${refundId}`,
  };
  await replaceMovements(books, stored, [
    movement,
    ...(reversed_on === null ? [] : [{ ...movement, date: reversed_on, amount: -movement.amount }]),
  ]);
}
