import { toDecimal, toMinor } from "../../domain/money/money";
import type { InvoiceBooks } from "../db/company-books";
import { insertInChunks, createIdsByRef, type IdsByRef } from "../db/rows";
import { deriveBaseAmountColumns } from "../invoices/read/base-amount";
import { addRefund } from "../invoices/write/change-receipt";
import { toCanonicalText } from "../wire/decimals";
import type { ReceiptSeed } from "./types";

/** The ids of the records that receipts refer to, by `ref`. */
type WrittenIds = Record<"contacts" | "currencies" | "methods" | "ledgerAccounts", IdsByRef>;

/** Stores receipts and returns their ids. Their shares are stored with the invoices. */
export async function writeReceipts(
  books: InvoiceBooks,
  receipts: ReceiptSeed[],
  written: WrittenIds,
  now: Date,
): Promise<IdsByRef> {
  const ids = await insertInChunks(
    receipts.map((receipt) => ({
      ...toMoneyColumns(receipt, receipt, written),
      company_id: books.companyId,
      updated_at: now.toISOString(),
    })),
    (rows) => books.insertInto("receipts").values(rows).returning("id").execute(),
  );
  return createIdsByRef(
    receipts.map(({ ref }) => ref),
    ids,
  );
}

/** Stores what was given back of receipts. Must be called after `postPayments`. */
export async function writeRefunds(
  books: InvoiceBooks,
  receipts: ReceiptSeed[],
  written: WrittenIds & { receipts: IdsByRef },
  now: Date,
): Promise<void> {
  for (const receipt of receipts) {
    if (!receipt.refund) continue;
    const values = {
      ...toMoneyColumns(receipt, receipt.refund, written),
      ...{ invoice_id: null, credit_note_id: null },
    };
    const receiptId = written.receipts.getId(receipt.ref);
    await addRefund(books, { ...values, rounding: 0n }, [{ receiptId, amount: values.amount }], {
      ...{ now, actor: "" },
    });
  }
}

function toMoneyColumns(
  { contact, currency, rate, method, ledgerAccount }: ReceiptSeed,
  { amount, date }: { amount: string; date: string },
  written: WrittenIds,
) {
  const minor = toMinor(toDecimal(amount));
  return {
    contact_id: written.contacts.getId(contact),
    currency_id: written.currencies.getId(currency),
    method_id: written.methods.getId(method),
    ledger_account_id: written.ledgerAccounts.getId(ledgerAccount),
    ...{ date, amount: minor, reference: "" },
    ...deriveBaseAmountColumns(minor, toCanonicalText(toDecimal(rate))),
  };
}
