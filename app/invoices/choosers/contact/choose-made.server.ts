import { findContact } from "~/models/contacts/list.server";
import { isContactLocked, readRememberedInvoice } from "~/models/invoices/record.server";
import { editedInvoice, paths, readDraftName } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { readDraftOrFirst } from "../../form/first-draft.server";
import { makeOutTo } from "../../make-out-to.server";
import { changeDraft } from "../draft-selection.server";

/**
 * Makes the invoice whose chooser has the address `returnTo` out to a contact that was just made,
 * and says where its form is; null for another address, or where it cannot be chosen.
 */
export async function chooseMadeContact(
  session: Session,
  returnTo: string,
  { id, form }: { id: string; form: { key: string } },
): Promise<string | null> {
  if (!returnTo.startsWith("/select_contact/")) return null;
  const { searchParams } = new URL(returnTo, "http://app.invalid");
  const name = readDraftName(searchParams.get("draft") ?? "new");
  const contact = name && (await findContact(session, id));
  if (!name || !contact) return null;
  const invoiceId = editedInvoice(name);
  if (invoiceId && isContactLocked(await readRememberedInvoice(session, invoiceId))) return null;
  const draft = await readDraftOrFirst(session, name);
  const change = await makeOutTo(session, name, { contact, form: draft.form });
  await changeDraft(session, { name, draft, change, madeBy: `made-${form.key}` });
  return paths.invoiceForm({ draft: name, at: "contactId" });
}
