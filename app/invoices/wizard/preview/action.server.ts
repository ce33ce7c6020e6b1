import { answerWithForm } from "~/forms/answer.server";
import { readFieldText } from "~/lib/field-text";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithWarning } from "~/server/session/toast.server";
import { callAfterDraftSaved } from "~/server/v2/faults.server";
import { finishInvoice } from "~/invoices/form/save/save.server";
import { readCheckedDraft } from "../checked-draft.server";
import { invoicePaths } from "~/invoices/paths";
import { toastWords } from "../../../../domain/words/toasts";

/**
 * Saves the invoice, as the buttons "Save" and "Save and send" of the form do, but without
 * warnings. Answers with the errors when the draft has errors.
 */
export async function submitInvoicePreview(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  return callAfterDraftSaved(async () => {
    const { context, draft, errors } = await readCheckedDraft(session, request);
    // The invoice is saved only when the user has seen this revision of the draft.
    if (Number(posted.get("revision")) !== draft.revision)
      return redirectWithWarning(
        invoicePaths.invoicePreview({ draft: context.name }),
        () => toastWords.changedInAnotherTab,
      );
    if (Object.keys(errors).length > 0) return answerWithForm(draft, 422, { fieldErrors: errors });
    const name = readFieldText(posted, "intent") === "saveAndSend" ? "saveAndSend" : "save";
    return finishInvoice(session, context, { draft, intent: { name, isConfirmed: true } });
  });
}
