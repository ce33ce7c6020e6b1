import { readContact } from "~/models/contacts/record.server";
import {
  baseCurrency,
  readInvoiceLists,
  type InvoiceLists,
} from "~/models/invoices/choices.server";
import { findRate } from "~/models/rates.server";
import { editedInvoiceId, type DraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { findRateDate, withContactDefaults, type ContactDefaults } from "./contact-defaults.server";
import type { InvoiceForm } from "~/invoices/schema";

type ChosenContact = { contact: { id: string; name: string }; form: InvoiceForm };

/** What choosing a contact makes of the form of an invoice; `form` is as it is now. */
export async function prepareContactChange(
  session: Session,
  name: DraftName,
  { contact, form }: ChosenContact,
): Promise<(form: InvoiceForm) => InvoiceForm> {
  const made = { contactId: contact.id, contactName: contact.name };
  // A stored invoice's term and currency were chosen when it was made.
  if (editedInvoiceId(name) !== null) return (now) => ({ ...now, ...made });
  const lists = await readInvoiceLists(session, name);
  const defaults = await findContactDefaults(session, contact.id, { form, lists });
  return (now) => {
    const chosen = { ...now, ...made };
    return defaults ? withContactDefaults(chosen, defaults, lists) : chosen;
  };
}

/** Null while they cannot be asked: the contact is chosen all the same. */
async function findContactDefaults(
  session: Session,
  contactId: string,
  { form, lists }: { form: InvoiceForm; lists: InvoiceLists },
): Promise<ContactDefaults | null> {
  try {
    const { term_id: termId, currency_id: currencyId } = await readContact(session, contactId);
    const to = baseCurrency(lists.currencies)?.id ?? "";
    const asked = { from: currencyId, to, date: findRateDate(form, lists) };
    const rate = currencyId ? await findRate(session, asked) : null;
    return { termId, currencyId, rate: rate ?? "" };
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}
