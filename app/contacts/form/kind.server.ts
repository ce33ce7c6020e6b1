import { contactWords as words } from "../../../domain/words/contacts";
import { buildContactSchema, contactForm, type ContactForm } from "../schema";
import { toDisplayName } from "~/lib/display-name";
import { readContact } from "~/models/contacts/record.server";
import { paths } from "~/paths";
import type { RecordKind } from "~/forms/record/kind.server";
import { changeContactForm, rebaseContact } from "./change.server";
import { compareContacts } from "./compare.server";
import { buildBlankContact, toContactForm } from "./initial-form.server";
import { readContactChoices } from "./loader.server";
import type { Session } from "~/server/session/session-storage.server";
import { editContact, createContact, deleteContact } from "~/models/contacts/write.server";

/**
 * Returns the `RecordKind` of persons or businesses, which differ in their required fields, their
 * API calls and their words. `chooseSaved` chooses a saved contact for the invoice draft from which
 * the form was opened.
 */
export function buildContactKind(
  { countryId }: Session,
  isPerson: boolean,
  chooseSaved?: RecordKind<ContactForm>["chooseSaved"],
): RecordKind<ContactForm> {
  return {
    schema: contactForm,
    checks: buildContactSchema({ isPerson }),
    load: async (session, id) =>
      id === null ? buildBlankContact(countryId) : toContactForm(await readContact(session, id)),
    change: (form, intent) => changeContactForm(form, intent, countryId),
    save: (session, form, id) =>
      id === null
        ? createContact(session, form, isPerson)
        : editContact(session, form, { id, isPerson }),
    remove: deleteContact,
    compare: async (session, here, there) =>
      compareContacts(here, there, await readContactChoices(session)),
    rebase: rebaseContact,
    createPath: isPerson ? paths.createPerson() : paths.createBusiness(),
    toNewForm: (form) => ({
      ...form,
      people: form.people.filter(isNotDeleted).map(toNewPart),
      addresses: form.addresses.filter(isNotDeleted).map(toNewPart),
    }),
    get messages() {
      return isPerson ? words.personSaved : words.businessSaved;
    },
    listPath: paths.contacts(),
    toReturnPath: (returnTo, { form }) => contactReturnPath(returnTo, form),
    chooseSaved,
  };
}

const isNotDeleted = ({ isDeleted }: { isDeleted: string }) => !isDeleted;
const toNewPart = <Part extends { id: string }>(part: Part): Part => ({ ...part, id: "" });

/**
 * Returns the address of the contact chooser with a search for the saved contact. The tab of
 * customers is replaced by the tab of all contacts for a contact that is not a customer. Other
 * addresses are returned as they are.
 */
function contactReturnPath(returnTo: string, form: ContactForm): string {
  if (!returnTo.startsWith("/select_contact/")) return returnTo;
  const { pathname, searchParams } = new URL(returnTo, "http://app.invalid");
  const isListed = !pathname.endsWith("/customers") || form.isCustomer !== "";
  searchParams.set("q", toDisplayName(form) || form.name.trim());
  return `${isListed ? pathname : "/select_contact/all"}?${searchParams.toString()}`;
}
