import type { Session } from "~/server/session/session-storage.server";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { readBaseSymbol } from "~/models/invoices/choices.server";
import { formatShownTax } from "../../../domain/shown-tax";
import { toInvoiceDetails } from "~/models/invoices/details.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { requireUndeletedInvoice } from "../undeleted-invoice.server";
import { toPaperLinks } from "../paper-links.server";
import { invoicePaths } from "../paths";
import { sendPaths } from "../send/paths";
import { toPaymentView } from "../view/payment-view.server";

/**
 * Returns the view of a receipt: the business, the payment and its invoice. Throws a 404 page for
 * an unknown payment.
 */
export async function loadReceipt(
  session: Session,
  { id, paymentId }: { id: string; paymentId: string },
) {
  await requireExtension("payments");
  const invoice = await requireUndeletedInvoice(session, id);
  const payment = invoice.payments.find((each) => each.id === paymentId);
  if (!payment) throw createNotFoundPage();
  const company = session.companies.find(({ id: companyId }) => companyId === session.companyId);
  const baseSymbol = await readBaseSymbol(session);
  const extensions = await listExtensions();
  const canSend = extensions.includes("send_papers") && extensions.includes("links");
  return {
    /** True for the receipt of a cash sale; the page then links to the next one. */
    isCashSale: invoice.is_cash_sale === true,
    /**
     * The address of the page that sends the receipt; empty when the API cannot send receipts, or
     * when the payment was undone.
     */
    sendUrl:
      canSend && allowsEntryOperation(payment, "send", payment.reversed_on === "")
        ? sendPaths.receipt(id, paymentId)
        : "",
    business: company?.name ?? "",
    details: toInvoiceDetails(invoice, baseSymbol, formatShownTax),
    papers: toPaperLinks(invoicePaths.receiptPdf(id, paymentId)),
    payment: toPaymentView(payment, invoice, baseSymbol),
  };
}
