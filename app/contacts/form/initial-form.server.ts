import { randomUUID } from "node:crypto";
import { mapRows } from "../../../domain/field-table";
import type { AddressForm, ContactForm, ContactPersonForm } from "../schema";
import {
  ADDRESS_TEXTS,
  COMPANY_LANGUAGE,
  CONTACT_CHOICES,
  CONTACT_TEXTS,
  CONTACT_PERSON_TEXTS,
} from "~/models/contacts/fields";
import type { ContactRecord } from "~/models/contacts/record.server";

/** Returns the form of a new customer, with one empty contact person and one empty address. */
export function buildBlankContact(countryId: string): ContactForm {
  return {
    key: randomUUID(),
    version: "",
    isCustomer: "on",
    isSupplier: "",
    ...mapRows(CONTACT_TEXTS, () => ""),
    memo: "",
    language: COMPANY_LANGUAGE,
    ...mapRows(CONTACT_CHOICES, () => ""),
    people: [buildBlankContactPerson("first")],
    addresses: [buildBlankAddress("first", countryId)],
    primary: "first",
  };
}

/** Fills in the name of a new contact, unless `name` is empty. */
export function fillInName(form: ContactForm, name: string, isPerson: boolean): ContactForm {
  if (!name) return form;
  if (!isPerson) return { ...form, name, displayName: name };
  const [firstName = "", ...others] = name.split(/\s+/);
  return { ...form, firstName, lastName: others.join(" "), displayName: name };
}

export function buildBlankContactPerson(key: string): ContactPersonForm {
  return { ...toPart(key, ""), ...mapRows(CONTACT_PERSON_TEXTS, () => "") };
}

export function buildBlankAddress(key: string, countryId: string): AddressForm {
  return { ...toPart(key, ""), ...mapRows(ADDRESS_TEXTS, () => ""), countryId };
}

/** Returns the form of a stored contact. The field `version` holds the etag. */
export function toContactForm({
  entity,
  contactpersons,
  addresses,
  ...contact
}: ContactRecord): ContactForm {
  const currentAddresses = addresses.filter((address) => !address.is_deleted);
  return {
    key: randomUUID(),
    version: contact.updated_at,
    isCustomer: contact.is_customer ? "on" : "",
    isSupplier: contact.is_supplier ? "on" : "",
    ...mapRows(CONTACT_TEXTS, ({ wire }) => entity[wire]),
    memo: contact.memo,
    language: contact.language === null ? COMPANY_LANGUAGE : (contact.language ?? ""),
    ...mapRows(CONTACT_CHOICES, ({ wire }) => contact[wire]),
    people: contactpersons.filter((person) => !person.is_deleted).map(toContactPersonForm),
    addresses: currentAddresses.map(toAddressForm),
    primary: currentAddresses.find((address) => address.is_primary)?.id ?? "",
  };
}

function toContactPersonForm({
  id,
  people,
  ...ownNames
}: ContactRecord["contactpersons"][number]): ContactPersonForm {
  const names = people ?? ownNames;
  return { ...toPart(id, id), ...mapRows(CONTACT_PERSON_TEXTS, ({ wire }) => names[wire]) };
}

function toAddressForm({ id, country_id, ...address }: ContactRecord["addresses"][number]) {
  const texts = mapRows(ADDRESS_TEXTS, (_row, name) => address[name]);
  return { ...toPart(id, id), ...texts, countryId: country_id };
}

function toPart(key: string, id: string) {
  return { key, id, isDeleted: "" };
}
