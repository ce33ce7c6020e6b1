import { toastWords } from "../../../../domain/words/toasts";
import { invoiceSaveWords as words } from "../../../../domain/words/invoice-save";
import { findDraft, removeDraft, type Draft } from "~/invoices/draft.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { InvoiceForm } from "~/invoices/schema";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { deleteInvoice } from "~/models/invoices/write.server";
import { paths, type DraftName } from "~/paths";
import { redirectWithSuccess, redirectWithWarning } from "~/server/session/toast.server";
import { answerWithConnectionError } from "~/forms/answer.server";
import { answerWithRefusal, isRefusal } from "~/forms/answer.server";
import type { FormContext } from "../context.server";
import { answerInvoiceFault } from "./answer-invoice-fault.server";
import { toInvoiceForm } from "../draft/initial-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/**
 * Deletes a stored invoice and its draft, and redirects to the list. After a fault, answers with
 * the form. Throws a 404 page for a new invoice.
 */
export async function deleteEditedInvoice(session: Session, context: FormContext, draft: Draft) {
  const { stored, name } = context;
  if (!stored) throw createNotFoundPage();
  try {
    await deleteInvoice(session, stored.id, {
      etag: draft.form.basedOn,
      idempotencyKey: `${draft.form.key}-delete`,
    });
    await removeDraft(session, name);
    return await redirectWithSuccess(paths.invoices(), () => toastWords.deleted);
  } catch (error) {
    return answerInvoiceFault(session, context, { draft, error });
  }
}

/**
 * Deletes a read-only invoice and any draft of it, and redirects to the list. The page of a
 * read-only invoice does not show a draft, so after a fault the answer has the posted form or,
 * after a refusal, the form of the stored invoice.
 */
export async function deleteReadOnlyInvoice(
  session: Session,
  name: DraftName,
  { stored, form }: { stored: InvoiceRecord; form: InvoiceForm },
) {
  try {
    await deleteInvoice(session, stored.id, {
      etag: form.basedOn,
      idempotencyKey: `${form.key}-delete`,
    });
    await removeDraft(session, name);
    return await redirectWithSuccess(paths.invoices(), () => toastWords.deleted);
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    if (!isRefusal(error)) return answerWithConnectionError({ revision: 0, form });
    // The form of the answer has a new idempotency key and the current etag, for the next attempt.
    return answerWithRefusal({ revision: 0, form: toInvoiceForm(stored) }, error, {
      fallbackText: words.invoiceNotFound,
    });
  }
}

/**
 * Answers the deletion of an invoice that was not found. Only a user with a draft of the invoice
 * may learn that it was deleted; any other user gets a 404 page.
 */
export async function answerAlreadyDeleted(session: Session, name: DraftName) {
  if (!(await findDraft(session, name))) throw createNotFoundPage();
  await removeDraft(session, name);
  return redirectWithWarning(paths.invoices(), () => toastWords.alreadyDeleted);
}
