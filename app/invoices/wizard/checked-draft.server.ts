import { redirect } from "@remix-run/node";
import { fieldWords } from "../../../domain/words/fields";
import { checkFields } from "~/forms/validate.server";
import { allowsOperation } from "~/models/invoices/operations.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { createInvoiceFields } from "../form/checks";
import { requireDraft } from "../form/draft/selection.server";
import type { Draft } from "../draft.server";
import { readFormContext, type FormContext } from "../form/context.server";

/** A draft, the context with which it was checked, and its error messages by field name. */
type CheckedDraft = { context: FormContext; draft: Draft; errors: Record<string, string> };

/**
 * Reads and checks the draft that the address names. Throws a redirect to the form when the invoice
 * is read-only.
 */
export async function readCheckedDraft(session: Session, request: Request): Promise<CheckedDraft> {
  const { name, draft } = await requireDraft(session, request);
  const context = await readFormContext(session, name);
  if (context.stored && !allowsOperation(context.stored, "edit"))
    throw redirect(paths.invoiceForm({ draft: name }));
  return { context, draft, errors: findErrors(context, draft) };
}

function findErrors({ rules, stored }: FormContext, { form }: Draft): Record<string, string> {
  const errors = checkFields(createInvoiceFields(rules), { ...form, intent: "preview" }) ?? {};
  // The preview requires a title for a new invoice. A stored invoice may have been saved without a
  // title.
  const isTitleMissing = !stored && !form.title.trim();
  return isTitleMissing ? { ...errors, title: fieldWords.compulsory } : errors;
}
