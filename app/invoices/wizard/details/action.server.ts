import { data } from "@remix-run/node";
import { UPDATE_INTENT } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import { readFieldText } from "~/lib/field-text";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireDraft, submitDraftChange } from "~/invoices/form/draft/selection.server";
import { invoiceForm } from "~/invoices/schema";
import { detailsFields } from "./schema";

/**
 * Stores title, number and memo in the draft, even when they are invalid, unless a text is too long
 * for a draft. Redirects to the page of the style when all fields are valid; otherwise answers with
 * the errors.
 */
export async function submitInvoiceDetails(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft } = await requireDraft(session, request);
  const typed = {
    title: readFieldText(posted, "title"),
    no: readFieldText(posted, "no"),
    memo: readFieldText(posted, "memo"),
  };
  if (readFieldText(posted, "intent") === UPDATE_INTENT) return data({ typed, errors: null });
  const errors = checkFields(detailsFields, typed);
  const storeAndRedirect = (fields: typeof typed) =>
    submitDraftChange(session, {
      request,
      name,
      draft,
      posted,
      change: (form) => ({ ...form, ...fields }),
      to: paths.personalizeInvoice({ draft: name }),
    });
  if (!errors) return storeAndRedirect(detailsFields.parse(typed));
  // A text that is too long for a draft is not stored, but only shown again.
  if (invoiceForm.safeParse({ ...draft.form, ...typed }).success) await storeAndRedirect(typed);
  return data({ typed, errors }, 422);
}
