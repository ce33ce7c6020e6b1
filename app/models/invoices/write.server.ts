import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { amount, id, text } from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { toRefundBody, type RefundWay } from "../receipts/refund-way.server";
import { toInvoicePath } from "../record-path.server";

/**
 * A draft invoice or an edit, as it is sent to the API, without what the session provides. All
 * numbers are exact decimal text.
 */
export type InvoiceInput = {
  contactId: string;
  currencyId: string;
  currencyRate: string;
  /** The date as YYYY-MM-DD. */
  date: string;
  /** The due date as YYYY-MM-DD, or `NO_DATE` for a cash term. */
  dueDate: string;
  termId: string;
  isCashTerm: boolean;
  no: string;
  /**
   * Whether the number is the suggested one. If another invoice took it, the API uses the next
   * number.
   */
  isSuggestedNumber: boolean;
  title: string;
  memo: string;
  /**
   * The repeat that the new invoice belongs to, and the day of the repeat. Both are empty when
   * there is none.
   */
  repeatId: string;
  repeatDate: string;
  lines: {
    /** The id of a stored line. Empty for a new line. */
    storedId: string;
    productId: string;
    accountId: string;
    name: string;
    /** The description of a service. Empty for a product. */
    description: string;
    quantity: string;
    unitPrice: string;
    discountPercent: string;
    taxCodeId: string;
  }[];
  /** The payments of a draft invoice, including stored payments to remove. */
  payments: {
    storedId: string;
    isRemoved: boolean;
    methodId: string;
    accountId: string;
    amount: string;
  }[];
};

/** An invoice as it was saved. `amount` is in minor units. */
export type SavedInvoice = { id: string; no: string; amount: bigint };

const savedAnswer = z.object({ invoice: z.object({ id, no: text, amount }) });

/** Creates a draft invoice. Calls with the same `idempotencyKey` create one invoice. */
export async function createInvoice(
  session: Session,
  invoice: InvoiceInput,
  idempotencyKey: string,
): Promise<SavedInvoice> {
  const { invoice: saved } = await callV2({
    method: "POST",
    path: "/sales/invoices",
    body: { ...toInvoicePayload(session, invoice), ...toRepeatPayload(invoice) },
    credentials: session.credentials,
    idempotencyKey,
    answer: savedAnswer,
  });
  return saved;
}

/**
 * Saves an edited invoice. Throws `UpstreamFault` "refused" with status 409 when the invoice was
 * changed after the form was opened.
 */
export async function editInvoice(
  session: Session,
  invoiceId: string,
  {
    invoice,
    status,
    etag,
    idempotencyKey,
  }: { invoice: InvoiceInput; status: number; etag: string; idempotencyKey: string },
): Promise<SavedInvoice> {
  const { invoice: saved } = await callV2({
    method: "PUT",
    path: toInvoicePath(invoiceId),
    // An edit keeps the status. Some servers store the status that they receive.
    body: { ...toInvoicePayload(session, invoice), status },
    credentials: session.credentials,
    idempotencyKey,
    etag,
    answer: savedAnswer,
  });
  return saved;
}

/** Marks a draft invoice as sent, so that it is issued. */
export async function markInvoiceSent(
  session: Session,
  invoiceId: string,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "PUT",
    path: `${toInvoicePath(invoiceId)}/status`,
    body: { business_id: session.companyId, status: INVOICE_STATUS.sent },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

/**
 * Deletes an invoice. The money of a cash sale is given back as `refund` says, or without it, as it
 * was paid. Throws `UpstreamFault` "refused" with status 409 when the invoice was changed.
 */
export async function deleteInvoice(
  session: Session,
  invoiceId: string,
  {
    etag,
    idempotencyKey,
    refund = null,
  }: { etag: string; idempotencyKey: string; refund?: RefundWay | null },
): Promise<void> {
  await callV2({
    method: "DELETE",
    path: toInvoicePath(invoiceId),
    query: { business_id: session.companyId },
    ...(refund && { body: toRefundBody(refund) }),
    credentials: session.credentials,
    idempotencyKey,
    etag,
    answer: z.unknown(),
  });
}

/** Returns the fields of the extension `repeats`. */
function toRepeatPayload({ repeatId, repeatDate }: InvoiceInput): object {
  return repeatId ? { repeat_id: repeatId, repeat_date: repeatDate } : {};
}

/** Returns the body of the calls that create, edit and preview an invoice. */
export function toInvoicePayload(session: Session, invoice: InvoiceInput) {
  return {
    business_id: session.companyId,
    contact_id: invoice.contactId,
    currency_id: invoice.currencyId,
    currency_rate: invoice.currencyRate,
    date: invoice.date,
    ...(invoice.isCashTerm ? {} : { due_date: invoice.dueDate }),
    term_id: invoice.termId,
    is_cash_term: invoice.isCashTerm,
    no: invoice.no,
    no_is_suggested: invoice.isSuggestedNumber,
    title: invoice.title,
    memo: invoice.memo,
    status: INVOICE_STATUS.draft,
    tax_inclusive: false,
    is_progress_payment: false,
    is_recurring: false,
    recurring_id: 0,
    progress_pays: [],
    tags: [],
    files: [],
    items: invoice.lines.map((line, index) => ({
      ...(line.storedId ? { id: line.storedId } : {}),
      line: index + 1,
      name: line.name,
      display_name: line.name,
      description: line.description,
      ...(line.productId ? { product_id: line.productId } : { account_id: line.accountId }),
      quantity: line.quantity,
      unit_price: line.unitPrice,
      discount: `${line.discountPercent}%`,
      tax_code_id: line.taxCodeId || null,
    })),
    // Without payments, `partials` is sent only for a cash term.
    ...(invoice.isCashTerm || invoice.payments.length > 0
      ? { partials: invoice.payments.map(toPartial) }
      : {}),
  };
}

function toPartial({
  storedId,
  isRemoved,
  methodId,
  accountId,
  amount,
}: InvoiceInput["payments"][number]) {
  if (isRemoved) return { id: storedId, is_deleted: true };
  return {
    ...(storedId ? { id: storedId } : {}),
    method_id: methodId,
    account_id: accountId,
    amount,
    is_deleted: false,
  };
}
