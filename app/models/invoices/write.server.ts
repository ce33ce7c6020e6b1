import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { amount, id, text } from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePath } from "../record-path.server";

/**
 * What is sent of an invoice, beside what follows from the session; all numbers are exact decimal
 * text.
 */
export type InvoiceInput = {
  contactId: string;
  currencyId: string;
  currencyRate: string;
  date: string;
  /** `NO_DATE` for a cash term. */
  dueDate: string;
  termId: string;
  isCashTerm: boolean;
  no: string;
  /** The number is the suggested one: if it was taken meanwhile, the next will do. */
  noIsSuggested: boolean;
  title: string;
  memo: string;
  /** The repeat that a new one is written for, and its day; blank for none. */
  repeatId: string;
  repeatDate: string;
  lines: {
    /** Blank for a new line. */
    storedId: string;
    productId: string;
    accountId: string;
    name: string;
    /** Of a service; blank for a product. */
    description: string;
    quantity: string;
    unitPrice: string;
    discountPercent: string;
    taxCodeId: string;
  }[];
  /** Those that count, and those of the stored ones that are to be removed. */
  payments: {
    storedId: string;
    isRemoved: boolean;
    methodId: string;
    accountId: string;
    amount: string;
  }[];
};

/** `amount` is in minor units, as the API stored it. */
export type SavedInvoice = { id: string; no: string; amount: bigint };

const savedAnswer = z.object({ invoice: z.object({ id, no: text, amount }) });

/** The same `key` makes the same one invoice. */
export async function createInvoice(
  session: Session,
  invoice: InvoiceInput,
  key: string,
): Promise<SavedInvoice> {
  const { invoice: saved } = await callV2({
    method: "POST",
    path: "/sales/invoices",
    body: { ...toPayload(session, invoice), ...toRepeatPayload(invoice) },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: savedAnswer,
  });
  return saved;
}

/** Throws `UpstreamFault` "refused" with 409 when `version` is no longer what is stored. */
export async function editInvoice(
  session: Session,
  invoiceId: string,
  {
    invoice,
    status,
    version,
    key,
  }: { invoice: InvoiceInput; status: number; version: string; key: string },
): Promise<SavedInvoice> {
  const { invoice: saved } = await callV2({
    method: "PUT",
    path: invoicePath(invoiceId),
    // An edit leaves it as it is, also on a server that writes what it is sent.
    body: { ...toPayload(session, invoice), status },
    credentials: session.credentials,
    idempotencyKey: key,
    etag: version,
    answer: savedAnswer,
  });
  return saved;
}

export async function markInvoiceSent(
  session: Session,
  invoiceId: string,
  key: string,
): Promise<void> {
  await callV2({
    method: "PUT",
    path: `${invoicePath(invoiceId)}/status`,
    body: { business_id: session.companyId, status: INVOICE_STATUS.sent },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

/** As `editInvoice`, for taking it away. */
export async function deleteInvoice(
  session: Session,
  invoiceId: string,
  { version, key }: { version: string; key: string },
): Promise<void> {
  await callV2({
    method: "DELETE",
    path: invoicePath(invoiceId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey: key,
    etag: version,
    answer: z.unknown(),
  });
}

/** Of the extension `repeats`. */
function toRepeatPayload({ repeatId, repeatDate }: InvoiceInput): object {
  return repeatId ? { repeat_id: repeatId, repeat_date: repeatDate } : {};
}

/** What creating, editing and previewing an invoice send. */
export function toPayload(session: Session, invoice: InvoiceInput) {
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
    no_is_suggested: invoice.noIsSuggested,
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
    // With another term than cash a new invoice has none.
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
