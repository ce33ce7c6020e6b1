import { redirect } from "@remix-run/node";
import { findContact } from "~/models/contacts/list.server";
import { isContactLocked, readRememberedInvoice } from "~/models/invoices/record.server";
import { editedInvoiceId, paths, parseDraftName, type DraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import type { Draft } from "~/invoices/draft.server";
import { readDraftOrInitial } from "./initial-draft.server";
import { prepareContactChange } from "./make-out-to.server";
import { changeDraft } from "./selection.server";

type ContactChoice = { name: DraftName; draft: Draft; contactId: string };

/** What makes the choice, and the page that it was pressed on. */
type DraftAuthor = Pick<Draft, "madeBy" | "pressedOn">;

/** Makes the invoice out to a contact that its form offers. */
export async function pickContact(session: Session, picked: ContactChoice) {
  const { madeBy, pressedOn } = picked.draft;
  await setDraftContact(session, picked, {
    madeBy: `pick-${picked.contactId}-${madeBy}`,
    pressedOn,
  });
  return redirect(paths.invoiceForm({ draft: picked.name, at: "contactId" }));
}

/**
 * Makes the invoice whose chooser has the address `returnTo` out to a contact that was just made,
 * and says where its form is; null for another address, or where it cannot be chosen.
 */
export async function pickCreatedContact(
  session: Session,
  returnTo: string,
  { id: contactId, form }: { id: string; form: { key: string } },
): Promise<string | null> {
  if (!returnTo.startsWith("/select_contact/")) return null;
  const { searchParams } = new URL(returnTo, "http://app.invalid");
  const name = parseDraftName(searchParams.get("draft") ?? "new");
  if (!name) return null;
  const picked = { name, draft: await readDraftOrInitial(session, name), contactId };
  const isChosen = await setDraftContact(session, picked, { madeBy: `made-${form.key}` });
  return isChosen ? paths.invoiceForm({ draft: name, at: "contactId" }) : null;
}

/** False where the contact is not there, or must stay as it is. */
async function setDraftContact(
  session: Session,
  { name, draft, contactId }: ContactChoice,
  press: DraftAuthor,
): Promise<boolean> {
  const contact = await findContact(session, contactId);
  const invoiceId = editedInvoiceId(name);
  const isLocked = invoiceId && isContactLocked(await readRememberedInvoice(session, invoiceId));
  if (!contact || isLocked) return false;
  const change = await prepareContactChange(session, name, { contact, form: draft.form });
  return changeDraft(session, { name, draft, change, ...press });
}
