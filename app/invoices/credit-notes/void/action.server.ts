import { readCreditNote } from "~/models/credit-notes/record.server";
import { voidCreditNote } from "~/models/credit-notes/write.server";
import type { Session } from "~/server/session/session-storage.server";
import { invoicePaths } from "~/invoices/paths";
import { INVOICE_TOASTS } from "~/invoices/toasts";
import { voidByForm } from "~/invoices/void/void-by-form.server";

type Posted = { request: Request; id: string; posted: FormData };

/** Voids a credit note; what is refused comes back as it was typed. */
export function submitVoidForm(session: Session, { id, ...post }: Posted) {
  return voidByForm(session, post, {
    extension: "credit_notes",
    write: (asked) => voidCreditNote(session, id, asked),
    versionNow: async () => (await readCreditNote(session, id)).updated_at,
    to: invoicePaths.creditNote(id),
    said: INVOICE_TOASTS.creditNoteVoided,
  });
}
