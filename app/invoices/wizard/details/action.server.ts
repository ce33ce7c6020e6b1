import { data } from "@remix-run/node";
import { checkFields } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireDraft, submitDraftChange } from "~/invoices/form/draft/selection.server";
import { invoiceForm } from "~/invoices/schema";
import { detailsFields } from "./schema";

/**
 * Keeps title, number and memo in the draft, also when they are refused, and leads on to the style.
 */
export async function submitInvoiceDetails(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const { name, draft } = await requireDraft(session, request);
  const typed = {
    title: fieldText(posted, "title"),
    no: fieldText(posted, "no"),
    memo: fieldText(posted, "memo"),
  };
  const errors = checkFields(detailsFields, typed);
  const keep = (fields: typeof typed) =>
    submitDraftChange(session, {
      request,
      name,
      draft,
      posted,
      change: (form) => ({ ...form, ...fields }),
      to: paths.personalizeInvoice({ draft: name }),
    });
  if (!errors) return keep(detailsFields.parse(typed));
  // What is longer than any draft can hold stays on the page alone.
  if (invoiceForm.safeParse({ ...draft.form, ...typed }).success) await keep(typed);
  return data({ typed, errors }, 422);
}
