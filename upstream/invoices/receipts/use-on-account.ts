import { formatMoney, sum, toMinor } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import type { Call, ChangeContext } from "../../calls/calls";
import { createRefusal } from "../../wire/api-error";
import { parseOrRefuse } from "../../wire/fields";
import { formatInvoiceAmount, readInvoice, type InvoiceRecord } from "../read/record";
import { changeInvoice } from "../write/change-invoice";
import { changeReceipt } from "../write/change-receipt";
import { insertShare } from "./insert-share";
import { selectReceiptsOnAccount } from "./on-account";
import { limitToDate } from "./on-account-days";
import { newSharesPayload, useOnAccountPayload } from "./payload";
import { readReceipt } from "./read-receipt";

type Request = Pick<Call, "body" | "etag" | keyof ChangeContext>;

/**
 * Pays an invoice from what its customer has on account, the oldest receipt first. Returns the invoice
 * and the amount that was used, in minor units. Must be called in a transaction that holds the company's
 * lock.
 */
export async function useOnAccount(
  callerBooks: CompanyBooks,
  invoiceId: number | undefined,
  { body, etag, now, actor }: Request,
): Promise<{ record: InvoiceRecord; used: bigint }> {
  const payload = parseOrRefuse(useOnAccountPayload, body);
  const request = { id: invoiceId, operation: "record_payment", etag, now, actor } as const;
  const { result, record } = await changeInvoice(callerBooks, request, async (open) => {
    const { invoice } = open.record;
    const owner = { contactId: invoice.contact_id, currencyId: invoice.currency_id };
    const receipts = await selectReceiptsOnAccount(open.books, owner).execute();
    const date = payload.date ?? open.today;
    const available = sum(receipts.map(({ on_account }) => BigInt(on_account)));
    const left = BigInt(invoice.balance);
    const amount = payload.amount ? toMinor(payload.amount) : min(left, available);
    if (amount > available || amount === 0n)
      throw createRefusal("above_on_account", { amount: formatInvoiceAmount(invoice, available) });
    const format = (minor: bigint) => formatInvoiceAmount(invoice, minor);
    const parts = await limitToDate(
      open.books,
      receipts.map(({ id, on_account }) => ({ receiptId: id, amount: BigInt(on_account) })),
      { amount, date, today: open.today, format },
    );
    let used = 0n;
    for (const [index, receipt] of receipts.entries()) {
      const share = min(amount - used, parts[index]?.amount ?? 0n);
      if (share === 0n) continue;
      const values = { receipt, amount: share, date, isFromAccount: true, left: left - used };
      await insertShare(open, values);
      used += share;
    }
    return { result: amount, day: date };
  });
  return { record, used: result };
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/**
 * Pays invoices from what of a receipt is on account. Must be called in a transaction that holds the
 * company's lock.
 */
export async function addShares(
  callerBooks: CompanyBooks,
  receiptId: number | undefined,
  { body, etag, now, actor }: Request,
): Promise<void> {
  const { shares, date } = parseOrRefuse(newSharesPayload, body);
  const { receipt } = await readReceipt(callerBooks, receiptId);
  const amount = sum(shares.map((share) => toMinor(share.amount)));
  const onAccount = BigInt(receipt.on_account);
  if (shares.length === 0) throw createRefusal("choose_invoice_to_pay");
  if (amount > onAccount)
    throw createRefusal("above_on_account_of_receipt", {
      amount: formatMoney(receipt.symbol, onAccount),
    });
  const context = { now, actor };
  await changeReceipt(callerBooks, { id: receiptId, etag, ...context }, async (open) => {
    const day = date ?? open.today;
    const format = (minor: bigint) => formatMoney(receipt.symbol, minor);
    const parts = [{ receiptId: receipt.id, amount: onAccount }];
    await limitToDate(open.books, parts, { amount, date: day, today: open.today, format });
    for (const share of shares) {
      const { invoice } = await readInvoice(open.books, share.invoice_id);
      const request = { id: invoice.id, operation: "record_payment", ...context } as const;
      await changeInvoice(open.books, request, async (openInvoice) => ({
        result: await insertShare(openInvoice, {
          ...{ receipt: open.row, amount: toMinor(share.amount), date: day, isFromAccount: true },
        }),
        day,
      }));
    }
  });
}
