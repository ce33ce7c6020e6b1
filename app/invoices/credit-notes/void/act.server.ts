import { readCreditNote } from "~/models/credit-notes/record.server";
import { voidCreditNote } from "~/models/credit-notes/write.server";
import type { Session } from "~/server/session/record.server";
import { invoicePaths } from "../../paths";
import { INVOICE_TOASTS } from "../../toasts";
import { voidByForm } from "../../void/void-by-form.server";

type Posted = { request: Request; id: string; posted: FormData };

/** Voids a credit note; what is refused comes back as it was typed. */
export function actOnVoidForm(session: Session, { id, ...post }: Posted) {
  return voidByForm(session, post, {
    extension: "credit_notes",
    write: (asked) => voidCreditNote(session, id, asked),
    versionNow: async () => (await readCreditNote(session, id)).updated_at,
    to: invoicePaths.creditNote(id),
    said: INVOICE_TOASTS.creditNoteVoided,
  });
}
