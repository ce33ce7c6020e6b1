import type { Session } from "~/server/session/record.server";
import { requireDraft } from "../../choosers/draft-selection.server";

/** The title, the number and the memo of the draft in the address. */
export async function loadInvoiceDetails(session: Session, request: Request) {
  const { draft } = await requireDraft(session, request);
  const { title, no, memo } = draft.form;
  return { title, no, memo };
}
