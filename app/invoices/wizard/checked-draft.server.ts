import { redirect } from "@remix-run/node";
import { COMPULSORY } from "~/forms/fields";
import { checkFields } from "~/forms/validate.server";
import { allowsOperation } from "~/models/invoices/operations.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { invoiceFields } from "../form/checks";
import { requireDraft } from "../form/draft/selection.server";
import type { Draft } from "../draft.server";
import { readFormContext, type FormContext } from "../form/context.server";

/** A draft, with what it was checked against, and the messages by field name. */
type CheckedDraft = { context: FormContext; draft: Draft; errors: Record<string, string> };

/** The draft in the address; leads to the form of an invoice that can only be looked at. */
export async function readCheckedDraft(session: Session, request: Request): Promise<CheckedDraft> {
  const { name, draft } = await requireDraft(session, request);
  const context = await readFormContext(session, name);
  if (context.stored && !allowsOperation(context.stored, "edit"))
    throw redirect(paths.invoiceForm({ draft: name }));
  return { context, draft, errors: findErrors(context, draft) };
}

function findErrors({ rules, stored }: FormContext, { form }: Draft): Record<string, string> {
  const errors = checkFields(invoiceFields(rules), { ...form, intent: "preview" }) ?? {};
  // The form saves without one, and a stored invoice may never have had one.
  const lacksTitle = !stored && !form.title.trim();
  return lacksTitle ? { ...errors, title: COMPULSORY } : errors;
}
