import { checkFields } from "~/forms/validate.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireDraft } from "~/invoices/form/draft/selection.server";
import { getFieldLabels } from "~/invoices/form/sections/labels";
import { detailsFields } from "./schema";

/**
 * Returns the title, number and memo of the draft that the address names. With the query parameter
 * `check`, also returns the errors of these fields.
 */
export async function loadInvoiceDetails(session: Session, request: Request) {
  const { draft } = await requireDraft(session, request);
  const { title, no, memo } = draft.form;
  const typed = { title, no, memo };
  const isChecked = new URL(request.url).searchParams.has("check");
  return {
    typed,
    labels: getFieldLabels(),
    errors: isChecked ? checkFields(detailsFields, typed) : null,
  };
}
