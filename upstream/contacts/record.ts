import type { Selectable } from "kysely";
import * as z from "zod";
import { getCountryName } from "../../domain/countries";
import { mapRows } from "../../domain/field-table";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables } from "../db/schema";
import { toChosenLanguage } from "./language";
import { ADDRESS_TEXTS, CONTACT_CHOICES, CONTACT_TEXTS, personTextSchemas } from "./fields";

/** The values of a contact's `type` in the database. */
export const TYPE_PERSON = 0;
export const TYPE_BUSINESS = 1;
export type ContactType = typeof TYPE_PERSON | typeof TYPE_BUSINESS;

export type ContactRow = Selectable<BookTables["contacts"]>;
type PersonRow = Selectable<BookTables["contact_people"]>;
type AddressRow = Selectable<BookTables["addresses"]>;

/** Returns contacts with their contact persons and addresses as JSON of the v2 API. */
export async function readContactsOnWire(
  books: CompanyBooks,
  contacts: ContactRow[],
): Promise<object[]> {
  const isFew = contacts.length <= MAX_IDS;
  const ids = [0, ...contacts.map((contact) => contact.id)];
  const people = groupByContact(
    await books
      .selectFrom("contact_people")
      .selectAll()
      .$if(isFew, (rows) => rows.where("contact_id", "in", ids))
      .orderBy("contact_id")
      .orderBy("id")
      .execute(),
  );
  const addresses = groupByContact(
    await books
      .selectFrom("addresses")
      .selectAll()
      .$if(isFew, (rows) => rows.where("contact_id", "in", ids))
      .orderBy("contact_id")
      .orderBy("is_primary", "desc")
      .orderBy("id")
      .execute(),
  );
  return contacts.map((contact) =>
    toWireContact(contact, people.get(contact.id) ?? [], addresses.get(contact.id) ?? []),
  );
}

/**
 * The most contacts that a query names by id, because databases limit the parameters of a query. For
 * more contacts, the query reads the rows of all contacts.
 */
const MAX_IDS = 1000;

function groupByContact<T extends { contact_id: number }>(rows: T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.contact_id);
    if (group) group.push(row);
    else groups.set(row.contact_id, [row]);
  }
  return groups;
}

function toWireContact(contact: ContactRow, people: PersonRow[], addresses: AddressRow[]): object {
  const onWire = addresses.map(toWireAddress);
  return {
    id: contact.id,
    owner_id: contact.company_id,
    is_customer: contact.is_customer === 1,
    is_supplier: contact.is_supplier === 1,
    memo: contact.memo,
    language: toChosenLanguage(contact),
    ...mapRows(CONTACT_CHOICES, (_row, name) => contact[name]),
    ...readOpaqueFields(contact),
    entity: {
      ...mapRows(CONTACT_TEXTS, (_row, name) => contact[name]),
      address: onWire[0]?.text ?? contact.address,
      type: contact.type,
    },
    contactpersons: people.map(toWireContactPerson),
    addresses: onWire,
    updated_at: contact.updated_at,
  };
}

const opaqueFieldsSchema = z.record(z.unknown());

/**
 * Returns `files`, `extras` and `send_mail` as the caller sent them. Missing values get defaults.
 */
export function readOpaqueFields(contact: Pick<ContactRow, "as_given" | "send_mail">): object {
  const defaults = { files: [], extras: [], send_mail: contact.send_mail === 1 };
  return { ...defaults, ...opaqueFieldsSchema.parse(JSON.parse(contact.as_given)) };
}

function toWireContactPerson(person: PersonRow): object {
  return { id: person.id, people: mapRows(personTextSchemas, (_row, name) => person[name]) };
}

function toWireAddress(address: AddressRow) {
  const country = getCountryName(address.country_id);
  return {
    id: address.id,
    ...mapRows(ADDRESS_TEXTS, (_row, name) => address[name]),
    country_id: address.country_id === NO_COUNTRY ? null : address.country_id,
    country_name: country,
    is_primary: address.is_primary === 1,
    is_deleted: false,
    text: formatAddress(address),
  };
}

/** The stored country of an address without a country. */
export const NO_COUNTRY = 0;

type PostalAddress = Pick<AddressRow, "street" | "city" | "state" | "postcode" | "country_id">;

/** Returns an address in one line. */
export function formatAddress(address: PostalAddress): string {
  return formatAddressLines(address).join(", ");
}

/** Returns the lines of an address as they are printed on an envelope. */
export function formatAddressLines(address: PostalAddress): string[] {
  const town = [address.postcode, address.city].filter(Boolean).join(" ");
  // Some towns have the same name as their state.
  const state = address.state === address.city ? "" : address.state;
  return [address.street, town, state, getCountryName(address.country_id)].filter(Boolean);
}
