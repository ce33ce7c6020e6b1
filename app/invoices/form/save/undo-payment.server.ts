import { toastWords } from "../../../../domain/words/toasts";
import { redirect } from "@remix-run/node";
import { undoPayment } from "~/models/invoices/payments.server";
import { paths } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { saveDraft, type Draft } from "~/invoices/draft.server";
import { answerInvoiceFault } from "./answer-invoice-fault.server";
import type { FormContext } from "../context.server";

/**
 * Undoes a recorded payment with today's date, and redirects to the form. The typed values stay in
 * the draft.
 */
export async function undoPaymentOnForm(
  session: Session,
  context: FormContext,
  { draft, paymentId }: { draft: Draft; paymentId: string },
) {
  await requireExtension("payments");
  const { stored, name } = context;
  if (!stored) throw createNotFoundPage();
  const toPayments = paths.invoiceForm({ draft: name, at: "payments" });
  // The payment is missing when it was undone elsewhere, or when the button was pressed twice.
  if (!stored.partials.some(({ id }) => id === paymentId)) return redirect(toPayments);
  try {
    const payment = { invoiceId: stored.id, paymentId };
    const etag = await undoPayment(session, payment, `${draft.form.key}-undo-${paymentId}`);
    const { form, madeBy } = draft;
    // The draft gets the new etag, unless the invoice had changed before for another reason.
    const basedOn = form.basedOn === stored.updated_at ? etag : form.basedOn;
    const payments = form.payments.filter(({ storedId }) => storedId !== paymentId);
    await saveDraft(session, name, {
      before: draft,
      form: { ...form, basedOn, payments },
      madeBy,
    });
    return await redirectWithSuccess(toPayments, () => toastWords.paymentUndone);
  } catch (error) {
    return answerInvoiceFault(session, context, { draft, error });
  }
}
