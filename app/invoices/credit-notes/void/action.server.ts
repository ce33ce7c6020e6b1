import { readCreditNote } from "~/models/credit-notes/record.server";
import { voidCreditNote } from "~/models/credit-notes/write.server";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePaths } from "~/invoices/paths";
import { toastWords } from "../../../../domain/words/toasts";
import { handleVoidForm } from "~/invoices/void/handle-void-form.server";

type Posted = { request: Request; id: string; posted: FormData };

/**
 * Voids a credit note, and redirects to it. When the form has errors, and after a fault, answers
 * with the typed form.
 */
export function submitVoidCreditNote(session: Session, { id, ...post }: Posted) {
  return handleVoidForm(session, post, {
    extension: "credit_notes",
    voidRecord: (voiding) => voidCreditNote(session, id, voiding),
    readEtag: async () => (await readCreditNote(session, id)).updated_at,
    redirectTo: invoicePaths.creditNote(id),
    toast: () => toastWords.creditNoteVoided,
  });
}
