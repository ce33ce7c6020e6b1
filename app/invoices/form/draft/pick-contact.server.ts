import { redirect } from "@remix-run/node";
import { findContact } from "~/models/contacts/list.server";
import { isContactLocked, readInvoiceOrCached } from "~/models/invoices/record.server";
import { parseEditedInvoiceId, paths, parseDraftName, type DraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import type { Draft } from "~/invoices/draft.server";
import { readDraftOrInitial } from "./initial-draft.server";
import { changeDraft } from "./selection.server";
import { readContact } from "~/models/contacts/record.server";
import {
  readInvoiceLists,
  type InvoiceLists,
  findBaseCurrency,
} from "~/models/invoices/choices.server";
import { findRate } from "~/models/rates.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { InvoiceForm } from "~/invoices/schema";
import { withContactDefaults, type ContactDefaults, findRateDate } from "./contact-defaults.server";

type ContactChoice = { name: DraftName; draft: Draft; contactId: string };

/**
 * Identifies the post that changes the draft (`madeBy`), and the page whose button was pressed
 * (`pressedOn`).
 */
type DraftAuthor = Pick<Draft, "madeBy" | "pressedOn">;

/**
 * Sets one of the recent customers, for which the form has buttons, on the draft, and redirects to
 * the form.
 */
export async function pickContact(session: Session, choice: ContactChoice) {
  const { madeBy, pressedOn } = choice.draft;
  await setDraftContact(session, choice, {
    madeBy: `pick-${choice.contactId}-${madeBy}`,
    pressedOn,
  });
  return redirect(paths.invoiceForm({ draft: choice.name, at: "contactId" }));
}

/**
 * Sets a newly created contact on the draft of the contact chooser at `returnTo`. Returns the
 * address of the invoice form. Returns null when `returnTo` is not the address of a contact
 * chooser, or when the contact cannot be set.
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
  const choice = { name, draft: await readDraftOrInitial(session, name), contactId };
  const isChosen = await setDraftContact(session, choice, { madeBy: `made-${form.key}` });
  return isChosen ? paths.invoiceForm({ draft: name, at: "contactId" }) : null;
}

/**
 * Sets a contact and its defaults on the draft. Returns false when the contact was not found, when
 * the invoice's contact is locked, or when the draft has too many lines.
 */
async function setDraftContact(
  session: Session,
  { name, draft, contactId }: ContactChoice,
  author: DraftAuthor,
): Promise<boolean> {
  const contact = await findContact(session, contactId);
  const invoiceId = parseEditedInvoiceId(name);
  const isLocked = invoiceId && isContactLocked(await readInvoiceOrCached(session, invoiceId));
  if (!contact || isLocked) return false;
  const change = await prepareContactChange(session, name, { contact, form: draft.form });
  return changeDraft(session, { name, draft, change, ...author });
}

type ChosenContact = { contact: { id: string; name: string }; form: InvoiceForm };

/**
 * Returns a function that sets the contact and its defaults on a form. The exchange rate is read
 * for the date of `form`.
 */
export async function prepareContactChange(
  session: Session,
  name: DraftName,
  { contact, form }: ChosenContact,
): Promise<(form: InvoiceForm) => InvoiceForm> {
  const contactFields = { contactId: contact.id, contactName: contact.name };
  // A stored invoice keeps its term and currency when its contact changes.
  if (parseEditedInvoiceId(name) !== null) return (current) => ({ ...current, ...contactFields });
  const lists = await readInvoiceLists(session, name);
  const defaults = await findContactDefaults(session, contact.id, { form, lists });
  return (current) => {
    const chosen = { ...current, ...contactFields };
    return defaults ? withContactDefaults(chosen, defaults, lists) : chosen;
  };
}

/**
 * Reads the defaults of a contact. Returns null after a fault of the API; the contact is then set
 * without defaults.
 */
async function findContactDefaults(
  session: Session,
  contactId: string,
  { form, lists }: { form: InvoiceForm; lists: InvoiceLists },
): Promise<ContactDefaults | null> {
  try {
    const { term_id: termId, currency_id: currencyId } = await readContact(session, contactId);
    const to = findBaseCurrency(lists.currencies)?.id ?? "";
    const rateQuery = { from: currencyId, to, date: findRateDate(form, lists) };
    const rate = currencyId ? await findRate(session, rateQuery) : null;
    return { termId, currencyId, rate: rate ?? "" };
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}
