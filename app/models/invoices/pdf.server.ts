import { fetchV2File } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { toInvoicePayload, type InvoiceInput } from "./write.server";
import { toInvoicePath } from "../record-path.server";

/** Fetches the PDF of the invoice. `disposition` contains its file name. */
export async function fetchInvoicePdf(session: Session, invoiceId: string) {
  return fetchV2File({
    path: `${toInvoicePath(invoiceId)}/pdf`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    type: "application/pdf",
  });
}

/** Fetches several invoices as one PDF, in the order of `ids`, of the extension `selections`. */
export async function fetchInvoicesPdf(session: Session, ids: string[]) {
  return fetchV2File({
    path: "/sales/pdf",
    query: { business_id: session.companyId, ids: ids.join(",") },
    credentials: session.credentials,
    type: "application/pdf",
  });
}

/** The paper size of a receipt. `roll` is a paper roll of 80 mm. */
export type ReceiptPaper = "a4" | "a5" | "roll";

/** Fetches the receipt of a payment, of the extension `payments`. */
export async function fetchReceiptPdf(
  session: Session,
  { invoiceId, paymentId, paper }: { invoiceId: string; paymentId: string; paper: ReceiptPaper },
) {
  return fetchV2File({
    path: `${toInvoicePath(invoiceId)}/payments/${encodeURIComponent(paymentId)}/receipt.pdf`,
    query: { business_id: session.companyId, ...(paper === "a4" ? {} : { size: paper }) },
    credentials: session.credentials,
    type: "application/pdf",
  });
}

/**
 * Fetches the PDF of a version, of the extension `issued`. The PDF of an older version has a mark
 * that says so.
 */
export async function fetchVersionPdf(session: Session, invoiceId: string, version: string) {
  return fetchV2File({
    path: `${toInvoicePath(invoiceId)}/versions/${encodeURIComponent(version)}/pdf`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    type: "application/pdf",
  });
}

/**
 * Fetches a preview of the invoice's PDF. Stores nothing. `invoiceId` is the edited invoice, or
 * null for a new one.
 */
export async function fetchPreviewPdf(
  session: Session,
  invoice: InvoiceInput,
  invoiceId: string | null,
) {
  return fetchV2File({
    method: "POST",
    path: "/sales/invoices/preview",
    body: {
      ...toInvoicePayload(session, invoice),
      ...(invoiceId === null ? {} : { id: invoiceId }),
    },
    credentials: session.credentials,
    type: "application/pdf",
  });
}
