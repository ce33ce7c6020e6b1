import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext, Call } from "../../calls/calls";
import { requiredText, parseOrRefuse } from "../../wire/fields";
import { refundCashSale } from "../payments/refund";
import type { InvoiceRecord } from "../read/record";
import { changeInvoice } from "../write/change-invoice";
import { INVOICE_STATUS } from "../../../domain/invoices/status";

const voidPayload = z.object({ reason: requiredText("The reason", INVOICE_LIMITS.reason) });

/**
 * Voids an issued invoice, which keeps its number, and returns it. A cash sale is refunded. Must be
 * called in a transaction that holds the company's lock.
 */
export async function voidInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, etag, now, actor }: Pick<Call, "body" | "etag" | keyof ChangeContext>,
): Promise<InvoiceRecord> {
  const { reason } = parseOrRefuse(voidPayload, body);
  const request = { id, operation: "void", etag, now, actor } as const;
  const currentEtag = await refundCashSale(callerBooks, request);
  const { record } = await changeInvoice(
    callerBooks,
    { ...request, etag: currentEtag },
    async ({ books, record: { invoice } }) => {
      await books
        .updateTable("invoices")
        .set({ status: INVOICE_STATUS.voided, issued_status: null, void_reason: reason })
        .where("id", "=", invoice.id)
        .execute();
      return { result: undefined };
    },
  );
  return record;
}
