import { redirect } from "@remix-run/node";
import { submitButton } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { undoPayment } from "~/models/invoices/payments.server";
import { deleteInvoice } from "~/models/invoices/write.server";
import { paths } from "~/paths";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toastWords } from "../../../domain/words/toasts";
import { DELETE, parseUndoIntent } from "./intent";

type Posted = { id: string; posted: FormData };

/**
 * Undoes a payment or deletes the invoice, by the posted `intent`. Another intent only redirects to
 * the invoice.
 */
export async function submitInvoiceView(session: Session, { id, posted }: Posted) {
  await requireExtension("payments");
  const intent = readFieldText(posted, "intent");
  const paymentId = parseUndoIntent(intent);
  return submitButton(async () => {
    if (intent === DELETE) return removeInvoice(session, { id, posted });
    if (paymentId !== null) return undoInvoicePayment(session, { id, posted }, paymentId);
    throw redirect(paths.invoice(id));
  });
}

async function removeInvoice(session: Session, { id, posted }: Posted) {
  await requireExtension("issued");
  const etag = readFieldText(posted, "basedOn");
  try {
    await deleteInvoice(session, id, {
      etag,
      idempotencyKey: `${readIdempotencyKey(posted)}-delete`,
    });
  } catch (error) {
    // The invoice was already deleted. This redirect runs the loader of the page, which redirects
    // to the versions of the invoice. After an error, a page with JavaScript would not load again.
    if (error instanceof UpstreamFault && error.kind === "notFound")
      throw redirect(paths.invoice(id));
    throw error;
  }
  return redirectWithSuccess(paths.invoices(), toastWords.deleted);
}

async function undoInvoicePayment(session: Session, { id, posted }: Posted, paymentId: string) {
  const key = `${readIdempotencyKey(posted)}-${paymentId}`;
  await undoPayment(session, { invoiceId: id, paymentId }, key);
  return redirectWithSuccess(paths.invoice(id), toastWords.paymentUndone);
}
