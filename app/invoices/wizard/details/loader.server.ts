import { checkFields } from "~/forms/validate.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireDraft } from "~/invoices/form/draft/selection.server";
import { FIELD_LABELS } from "~/invoices/form/sections/labels";
import { detailsFields } from "./schema";

/** The title, the number and the memo of the draft in the address; with `?check` what they lack. */
export async function loadInvoiceDetails(session: Session, request: Request) {
  const { draft } = await requireDraft(session, request);
  const { title, no, memo } = draft.form;
  const typed = { title, no, memo };
  const isChecked = new URL(request.url).searchParams.has("check");
  return {
    typed,
    labels: FIELD_LABELS,
    errors: isChecked ? checkFields(detailsFields, typed) : null,
  };
}
