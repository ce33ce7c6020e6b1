import { formatDate } from "../../../domain/calendar/days";
import { formatMoney } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import type { Call, ChangeContext } from "../../calls/calls";
import { recordEvent } from "../../history/record-event";
import { createRefusal } from "../../wire/api-error";
import { changeInvoice, type OpenInvoice } from "../write/change-invoice";
import { changeReceipt } from "../write/change-receipt";
import { readReceipt } from "./read-receipt";

/**
 * Undoes a receipt on today's date, with all its shares. Throws a refusal when it was undone before, and
 * when a part of it was given back. Must be called in a transaction that holds the company's lock.
 */
export async function undoReceipt(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { etag, now, actor }: Pick<Call, "etag" | keyof ChangeContext>,
): Promise<void> {
  const { receipt, shares, parts } = await readReceipt(callerBooks, id);
  if (receipt.reversed_on !== null)
    throw createRefusal("receipt_undone_on", { date: formatDate(receipt.reversed_on) });
  const [refund] = parts;
  if (refund)
    throw createRefusal("receipt_given_back", {
      amount: formatMoney(receipt.symbol, BigInt(refund.amount)),
      date: formatDate(refund.date),
    });
  const context = { now, actor };
  await changeReceipt(callerBooks, { id, etag, ...context }, async ({ books, row, today }) => {
    // The receipt is undone first, so that its shares are undone with it and do not go on account.
    await books
      .updateTable("receipts")
      .set({ reversed_on: today })
      .where("id", "=", row.id)
      .execute();
    for (const share of shares.filter(({ reversed_on }) => reversed_on === null)) {
      const request = { id: share.invoice_id, operation: "undo_payment", ...context } as const;
      await changeInvoice(books, request, async (open) => ({
        result: await undoShare(open, share.id),
      }));
    }
    if (row.on_account > 0)
      await recordEvent(
        books,
        "receipt_undone",
        {
          contactId: receipt.contact_id,
          amount: { symbol: receipt.symbol, minor: BigInt(row.on_account) },
        },
        context,
      );
  });
}

async function undoShare({ books, today }: OpenInvoice, paymentId: number): Promise<void> {
  await books
    .updateTable("payments")
    .set({ reversed_on: today })
    .where("id", "=", paymentId)
    .execute();
}
