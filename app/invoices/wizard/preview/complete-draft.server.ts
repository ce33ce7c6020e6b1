import { redirect } from "@remix-run/node";
import { checkFields } from "~/forms/validate.server";
import { whyReadOnly } from "~/models/invoices/record.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { invoiceFields } from "../../checks";
import { requireDraft } from "../../choosers/draft-selection.server";
import type { Draft } from "../../draft.server";
import { readContext, type FormContext } from "../../form/context.server";
import { invoicePaths } from "../../paths";

/**
 * The draft in the address, with what it is checked against; leads to the step that asks for what
 * is missing.
 */
export async function requireCompleteDraft(
  session: Session,
  request: Request,
): Promise<{ context: FormContext; draft: Draft }> {
  const { name, draft } = await requireDraft(session, request);
  const context = await readContext(session, name);
  const fieldErrors = checkFields(invoiceFields(context.rules), {
    ...draft.form,
    intent: "preview",
  });
  const isClosed = context.stored !== null && whyReadOnly(context.stored) !== null;
  if (fieldErrors || isClosed) throw redirect(paths.invoiceForm({ draft: name }));
  // The step before asks for it; a stored invoice may never have had one.
  if (!context.stored && !draft.form.title.trim())
    throw redirect(invoicePaths.invoiceDetails({ draft: name }));
  return { context, draft };
}
