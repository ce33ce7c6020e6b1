import { readCreditNote } from "~/models/credit-notes/record.server";
import { voidCreditNote } from "~/models/credit-notes/write.server";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "../../paths";
import { voidByForm } from "../../void/void-by-form.server";

type Posted = { request: Request; id: string; posted: FormData };

/** Voids a credit note; what is refused comes back as it was typed. */
export async function actOnVoidForm(session: Session, { id, ...post }: Posted) {
  await requireExtension("credit_notes");
  return voidByForm(session, post, {
    write: (asked) => voidCreditNote(session, id, asked),
    versionNow: async () => (await readCreditNote(session, id)).updated_at,
    to: invoicePaths.creditNote(id),
    said: "Credit note successfully voided.",
  });
}
