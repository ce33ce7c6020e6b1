import { fetchV2File } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { toPayload, type InvoiceInput } from "./write.server";
import { invoicePath } from "../record-path.server";

/** The invoice's PDF and the file name the API gives it. */
export async function fetchInvoicePdf(session: Session, invoiceId: string) {
  return fetchV2File({
    path: `${invoicePath(invoiceId)}/pdf`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    type: "application/pdf",
  });
}

/** What a receipt is printed on; `roll` is one of 80 mm. */
export type ReceiptPaper = "a4" | "a5" | "roll";

/** The receipt of a payment, of the extension `payments`. */
export async function fetchReceiptPdf(
  session: Session,
  { invoiceId, paymentId, paper }: { invoiceId: string; paymentId: string; paper: ReceiptPaper },
) {
  return fetchV2File({
    path: `${invoicePath(invoiceId)}/payments/${encodeURIComponent(paymentId)}/receipt.pdf`,
    query: { business_id: session.companyId, ...(paper === "a4" ? {} : { size: paper }) },
    credentials: session.credentials,
    type: "application/pdf",
  });
}

/** What the invoice was in that version, of the extension `issued`; marked unless it still is. */
export async function fetchVersionPdf(session: Session, invoiceId: string, version: string) {
  return fetchV2File({
    path: `${invoicePath(invoiceId)}/versions/${encodeURIComponent(version)}/pdf`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    type: "application/pdf",
  });
}

/**
 * The PDF that the invoice would have; nothing is stored. `invoiceId` is of the one that it
 * changes, or null.
 */
export async function fetchPreviewPdf(
  session: Session,
  invoice: InvoiceInput,
  invoiceId: string | null,
) {
  return fetchV2File({
    method: "POST",
    path: "/sales/invoices/preview",
    body: { ...toPayload(session, invoice), ...(invoiceId === null ? {} : { id: invoiceId }) },
    credentials: session.credentials,
    type: "application/pdf",
  });
}
