import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext, Call } from "../../calls/calls";
import { requiredText, parseOrRefuse } from "../../wire/fields";
import { givenBackPayload } from "../receipts/refund";
import { releaseShares, type Released } from "../receipts/release";
import { giveBackCashSale } from "../receipts/settle";
import type { InvoiceRecord } from "../read/record";
import { changeInvoice, type OpenInvoice } from "../write/change-invoice";
import { INVOICE_STATUS } from "../../../domain/invoices/status";

const voidPayload = z.object({
  reason: requiredText("the_reason", INVOICE_LIMITS.reason),
  /** How the money of a cash sale is given back. */
  refund: givenBackPayload.nullish(),
});

/**
 * Voids an issued invoice, which keeps its number, and returns it. Its money goes on account; that of a
 * cash sale is given back. Must be called in a transaction that holds the company's lock.
 */
export async function voidInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, etag, now, actor }: Pick<Call, "body" | "etag" | keyof ChangeContext>,
): Promise<InvoiceRecord> {
  const { reason, refund } = parseOrRefuse(voidPayload, body);
  const context = { now, actor };
  const request = { id, operation: "void", etag, ...context } as const;
  const { result, record } = await changeInvoice(callerBooks, request, async (open) => ({
    result: await releaseAndVoid(open, reason, context),
  }));
  const money = { released: result, chosen: refund };
  await giveBackCashSale(callerBooks, record.invoice, money, context);
  return record;
}

async function releaseAndVoid(
  open: OpenInvoice,
  reason: string,
  context: ChangeContext,
): Promise<Released[]> {
  const { books, record } = open;
  const released = await releaseShares(open, context);
  await books
    .updateTable("invoices")
    .set({ status: INVOICE_STATUS.voided, issued_status: null, void_reason: reason })
    .where("id", "=", record.invoice.id)
    .execute();
  return released;
}
