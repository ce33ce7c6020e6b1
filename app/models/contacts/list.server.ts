import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { SortQuery } from "~/lib/list-sort";
import { listRecent } from "../recent.server";
import { flag, id, listMeta, text, toPage, type ListPage } from "../wire.server";
import type { ContactTab } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { withFallback } from "~/server/v2/faults.server";

/**
 * As reads have it, a contact person's fields stand in a nested `people`; some servers leave it
 * out.
 */
const personNames = z.object({ display_name: text, first_name: text, last_name: text });

const contactRecord = z.object({
  id,
  is_customer: flag,
  is_supplier: flag,
  entity: z.object({
    display_name: text,
    name: text,
    email: text,
    phone_no: text,
    address: text,
    type: z.coerce.number().int().catch(1),
  }),
  contactpersons: z
    .array(personNames.partial().extend({ people: personNames.nullish() }))
    .nullish(),
  addresses: z.array(z.object({ text, is_deleted: flag })).nullish(),
});

const contactsAnswer = z.object({ contacts: z.array(contactRecord), meta: listMeta });

/** `detail` is how to reach them; blank where only names were asked for. */
export type ContactListItem = { id: string; name: string; detail: string };

/** A contact as the list of contacts shows it; blank is not provided. */
export type ContactRow = {
  id: string;
  name: string;
  isPerson: boolean;
  /** The contact person, or else the business name. */
  about: string;
  phone: string;
  email: string;
  /** The first one, in one line. */
  address: string;
};

type ContactQuery = { tab: ContactTab; search: string; page: number } & SortQuery;

const namesAnswer = z.object({
  contacts: z.array(z.object({ id, name: text, display_name: text })),
  meta: listMeta,
});

/** A page of contacts to choose from; of all of them only the names are asked for. */
export async function listContacts(
  session: Session,
  asked: ContactQuery,
): Promise<ListPage<ContactListItem>> {
  if (asked.tab === "all")
    return withFallback(listContactNames(session, asked), [], () =>
      listContactItems(session, asked),
    );
  return listContactItems(session, asked);
}

async function listContactItems(
  session: Session,
  asked: ContactQuery,
): Promise<ListPage<ContactListItem>> {
  const { received, contacts, meta } = await readContactPage(session, asked);
  return toPage(received, contacts.map(toListItem), meta);
}

async function listContactNames(
  session: Session,
  { search, page }: ContactQuery,
): Promise<ListPage<ContactListItem>> {
  const { contacts, meta } = await callV2({
    path: `/contacts/${encodeURIComponent(session.companyId)}`,
    query: { search, page },
    credentials: session.credentials,
    answer: namesAnswer,
  });
  return toPage(
    contacts,
    contacts.map(({ id, name, display_name }) => ({ id, name: display_name || name, detail: "" })),
    meta,
  );
}

/** A page of contacts with what can be told of them. */
export async function listContactRows(
  session: Session,
  asked: ContactQuery,
): Promise<ListPage<ContactRow>> {
  const { received, contacts, meta } = await readContactPage(session, asked);
  return toPage(received, contacts.map(toRow), meta);
}

const recentAnswer = z.object({
  contacts: z.array(z.object({ id, name: text, phone_no: text, email: text })),
});

/** The few customers who were invoiced last; none where the API does not tell. */
export async function listRecentContacts(session: Session): Promise<ContactListItem[]> {
  return listRecent(async () => {
    const { contacts } = await callV2({
      path: "/recent/contacts",
      query: { business_id: session.companyId },
      credentials: session.credentials,
      answer: recentAnswer,
    });
    return contacts.map(({ id, name, phone_no, email }) => ({
      id,
      name,
      detail: phone_no || email || "Not provided",
    }));
  });
}

async function readContactPage(session: Session, { tab, search, page, sort, order }: ContactQuery) {
  const { contacts, meta } = await callV2({
    path: "/contacts",
    query: {
      business_id: session.companyId,
      list: tab === "all" ? undefined : tab,
      search,
      page,
      sort,
      order,
    },
    credentials: session.credentials,
    answer: contactsAnswer,
  });
  // Filtered here too, for a server that ignores `list`.
  const shown = contacts.filter((contact) => isInTab(contact, tab));
  return { received: contacts, contacts: shown, meta };
}

/** Null when this company has no such contact. */
export async function findContact(
  session: Session,
  contactId: string,
): Promise<ContactListItem | null> {
  const { contacts } = await callV2({
    path: "/contacts",
    query: { business_id: session.companyId, id: contactId },
    credentials: session.credentials,
    answer: contactsAnswer,
  });
  const found = contacts.find((contact) => contact.id === contactId);
  return found ? toListItem(found) : null;
}

type ContactRecord = z.output<typeof contactRecord>;

function isInTab(contact: ContactRecord, tab: ContactTab): boolean {
  return tab === "all" || (tab === "customers" ? contact.is_customer : contact.is_supplier);
}

function toListItem({ id, entity }: ContactRecord): ContactListItem {
  return {
    id,
    name: entity.display_name || entity.name,
    detail: entity.phone_no || entity.email || "Not provided",
  };
}

function toRow({ id, entity, contactpersons, addresses }: ContactRecord): ContactRow {
  const name = entity.display_name || entity.name;
  const businessName = entity.name === name ? "" : entity.name;
  return {
    id,
    name,
    isPerson: entity.type === PERSON,
    about: nameOfFirstPerson(contactpersons ?? []) || businessName,
    phone: entity.phone_no,
    email: entity.email,
    address: addresses?.find((address) => !address.is_deleted)?.text || entity.address,
  };
}

const PERSON = 0;

function nameOfFirstPerson([first]: NonNullable<ContactRecord["contactpersons"]>): string {
  const { display_name = "", first_name = "", last_name = "" } = first?.people ?? first ?? {};
  return display_name || `${first_name} ${last_name}`.trim();
}
