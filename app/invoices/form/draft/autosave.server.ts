import { autosaveDraft } from "~/forms/autosave-draft.server";
import { allowsOperation } from "~/models/invoices/operations.server";
import { parseEditedInvoiceId, parseDraftName, type DraftName } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { toDraftSlot } from "~/invoices/draft.server";
import { invoiceForm, type InvoiceForm } from "~/invoices/schema";
import { readFormContext } from "../context.server";
import { restoreLockedFields } from "./locked-fields.server";

/**
 * Stores what the user types in the draft that the query parameter `draft` names. A missing or
 * invalid name gives a 404 page.
 */
export async function autosaveInvoiceDraft(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
): Promise<Response> {
  const name = parseDraftName(new URL(request.url).searchParams.get("draft"));
  if (!name) throw createNotFoundPage();
  return autosaveDraft(
    session,
    {
      schema: invoiceForm,
      toDraftSlot: () => toDraftSlot(session, name),
      merge: async (typed, before) =>
        before ? mergeAutosave(typed, before) : checkFirstAutosave(session, name, typed),
    },
    { request, posted },
  );
}

/**
 * Merges an autosave into the stored draft. The stored contact stays, because typing does not
 * change the contact.
 */
export function mergeAutosave(typed: InvoiceForm, stored: InvoiceForm): InvoiceForm {
  return { ...typed, contactId: stored.contactId, contactName: stored.contactName };
}

/**
 * Returns the form that the first autosave stores as the draft; null when the invoice is read-only.
 */
async function checkFirstAutosave(session: Session, name: DraftName, typed: InvoiceForm) {
  if (parseEditedInvoiceId(name) === null) return typed;
  const context = await readFormContext(session, name);
  const isClosed = !context.stored || !allowsOperation(context.stored, "edit");
  return isClosed ? null : restoreLockedFields(context, typed);
}
