import * as z from "zod";
import type { Session } from "~/session.server";
import { callV2 } from "~/v2.server";
import { id, text, toPage, type ListPage } from "./wire.server";
import type { ContactTab } from "~/paths";

const flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean);

const contactRecord = z.object({
  id,
  is_customer: flag,
  is_supplier: flag,
  entity: z.object({ display_name: text, name: text, email: text, phone_no: text }),
});

const contactsAnswer = z.object({ contacts: z.array(contactRecord) });

export type ContactListItem = { id: string; name: string; detail: string };

/** A page of contacts to choose from. */
export async function listContacts(
  session: Session,
  { tab, search, page }: { tab: ContactTab; search: string; page: number },
): Promise<ListPage<ContactListItem>> {
  const { contacts } = await callV2({
    path: "/contacts",
    query: { business_id: session.companyId, list: tab === "all" ? undefined : tab, search, page },
    credentials: session.credentials,
    answer: contactsAnswer,
  });
  return toPage(contacts, contacts.filter((contact) => isUnder(contact, tab)).map(toListItem));
}

/** Null when this company has no such contact. */
export async function findContact(session: Session, contactId: string): Promise<ContactListItem | null> {
  const { contacts } = await callV2({
    path: "/contacts",
    query: { business_id: session.companyId, id: contactId },
    credentials: session.credentials,
    answer: contactsAnswer,
  });
  const found = contacts.find((contact) => contact.id === contactId);
  return found ? toListItem(found) : null;
}

function isUnder(contact: z.output<typeof contactRecord>, tab: ContactTab): boolean {
  return tab === "all" || (tab === "customers" ? contact.is_customer : contact.is_supplier);
}

function toListItem({ id, entity }: z.output<typeof contactRecord>): ContactListItem {
  return {
    id,
    name: entity.display_name || entity.name,
    detail: entity.phone_no || entity.email || "Not provided",
  };
}
