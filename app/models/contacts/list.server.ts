import * as z from "zod";
import { contactWords as words } from "../../../domain/words/contacts";
import { callV2 } from "~/server/v2/client.server";
import type { SortQuery } from "~/lib/list-sort";
import { listRecent } from "../recent.server";
import { ENTITY_TYPE_BUSINESS, ENTITY_TYPE_PERSON } from "./record.server";
import { flag, id, listMeta, text, toPage, type ListPage } from "../wire.server";
import type { ContactTab } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { withFallback } from "~/server/v2/faults.server";

/**
 * The names of a contact person. The API nests the names in `people`, and some servers send them
 * without `people`.
 */
const contactPersonNames = z.object({ display_name: text, first_name: text, last_name: text });

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
    type: z.coerce.number().int().catch(ENTITY_TYPE_BUSINESS),
  }),
  contactpersons: z
    .array(contactPersonNames.partial().extend({ people: contactPersonNames.nullish() }))
    .nullish(),
  addresses: z.array(z.object({ text, is_deleted: flag })).nullish(),
});

const contactsAnswer = z.object({ contacts: z.array(contactRecord), meta: listMeta });

/**
 * `detail` is a phone number, an email, or "Not provided". It is empty when the call returns only
 * names.
 */
export type ContactListItem = { id: string; name: string; detail: string };

/** A contact in the list of contacts. A text is empty when it was not provided. */
export type ContactRow = {
  id: string;
  name: string;
  isPerson: boolean;
  /**
   * The name of the first contact person, or else the business name when it differs from `name`.
   */
  about: string;
  phone: string;
  email: string;
  /** The first address in one line, or else the contact's field "Address in one line". */
  address: string;
};

type ContactQuery = { tab: ContactTab; search: string; page: number } & SortQuery;

const namesAnswer = z.object({
  contacts: z.array(z.object({ id, name: text, display_name: text })),
  meta: listMeta,
});

/**
 * Lists a page of contacts to choose from. The tab with all contacts reads only their names when
 * the API has a call for that.
 */
export async function listContacts(
  session: Session,
  query: ContactQuery,
): Promise<ListPage<ContactListItem>> {
  if (query.tab === "all")
    return withFallback(listContactNames(session, query), [], () =>
      listContactItems(session, query),
    );
  return listContactItems(session, query);
}

async function listContactItems(
  session: Session,
  query: ContactQuery,
): Promise<ListPage<ContactListItem>> {
  const { received, contacts, meta } = await readContactPage(session, query);
  return toPage({ received, rows: contacts.map(toListItem), meta });
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
  const rows = contacts.map(({ id, name, display_name }) => ({
    id,
    name: display_name || name,
    detail: "",
  }));
  return toPage({ received: contacts, rows, meta });
}

/** Lists a page of contacts with their details. */
export async function listContactRows(
  session: Session,
  query: ContactQuery,
): Promise<ListPage<ContactRow>> {
  const { received, contacts, meta } = await readContactPage(session, query);
  return toPage({ received, rows: contacts.map(toRow), meta });
}

const recentAnswer = z.object({
  contacts: z.array(z.object({ id, name: text, phone_no: text, email: text })),
});

/**
 * Lists the customers of the newest invoices. Returns an empty list when the API lacks the
 * extension `recent` or fails.
 */
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
      detail: phone_no || email || words.notProvided,
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
  // A plain v2 API ignores `list`, so the contacts are filtered here as well.
  const inTab = contacts.filter((contact) => isInTab(contact, tab));
  return { received: contacts, contacts: inTab, meta };
}

/** Returns null when the company has no such contact. */
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
    detail: entity.phone_no || entity.email || words.notProvided,
  };
}

function toRow({ id, entity, contactpersons, addresses }: ContactRecord): ContactRow {
  const name = entity.display_name || entity.name;
  const businessName = entity.name === name ? "" : entity.name;
  return {
    id,
    name,
    isPerson: entity.type === ENTITY_TYPE_PERSON,
    about: nameOfFirstContactPerson(contactpersons ?? []) || businessName,
    phone: entity.phone_no,
    email: entity.email,
    address: addresses?.find((address) => !address.is_deleted)?.text || entity.address,
  };
}

function nameOfFirstContactPerson([first]: NonNullable<ContactRecord["contactpersons"]>): string {
  const { display_name = "", first_name = "", last_name = "" } = first?.people ?? first ?? {};
  return display_name || `${first_name} ${last_name}`.trim();
}
