import { randomUUID } from "node:crypto";
import type { AddressForm, ContactForm, PersonForm } from "../schema";
import type { ContactRecord } from "~/models/contacts/record.server";

/** The form before anything was typed: a customer, with one of each part to be filled in. */
export function blankContact(countryId: string): ContactForm {
  return {
    key: randomUUID(),
    version: "",
    isCustomer: "on",
    isSupplier: "",
    displayName: "",
    name: "",
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    regNo: "",
    website: "",
    address: "",
    memo: "",
    language: "en",
    currencyId: "",
    methodId: "",
    termId: "",
    supplierCurrencyId: "",
    supplierMethodId: "",
    supplierTermId: "",
    people: [blankPerson("first")],
    addresses: [blankAddress("first", countryId)],
    primary: "first",
  };
}

/** The form of a new contact that is called `name`. */
export function named(form: ContactForm, name: string, isPerson: boolean): ContactForm {
  if (!name) return form;
  if (!isPerson) return { ...form, name, displayName: name };
  const [firstName = "", ...others] = name.split(/\s+/);
  return { ...form, firstName, lastName: others.join(" "), displayName: name };
}

export function blankPerson(key: string): PersonForm {
  return {
    key,
    id: "",
    isDeleted: "",
    displayName: "",
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
  };
}

export function blankAddress(key: string, countryId: string): AddressForm {
  return { key, id: "", isDeleted: "", street: "", city: "", state: "", postcode: "", countryId };
}

/** The form of a contact as it is stored. */
export function storedForm({
  entity,
  contactpersons,
  addresses,
  ...contact
}: ContactRecord): ContactForm {
  const shown = addresses.filter((address) => !address.is_deleted);
  return {
    key: randomUUID(),
    version: contact.updated_at,
    isCustomer: contact.is_customer ? "on" : "",
    isSupplier: contact.is_supplier ? "on" : "",
    displayName: entity.display_name,
    name: entity.name,
    firstName: entity.first_name,
    lastName: entity.last_name,
    email: entity.email,
    phone: entity.phone_no,
    regNo: entity.reg_no,
    website: entity.website_url,
    address: entity.address,
    memo: contact.memo,
    language: contact.language,
    currencyId: contact.currency_id,
    methodId: contact.method_id,
    termId: contact.term_id,
    supplierCurrencyId: contact.supplier_currency_id,
    supplierMethodId: contact.supplier_method_id,
    supplierTermId: contact.supplier_term_id,
    people: contactpersons.filter((person) => !person.is_deleted).map(toPersonForm),
    addresses: shown.map(toAddressForm),
    primary: shown.find((address) => address.is_primary)?.id ?? "",
  };
}

function toPersonForm({ id, people, ...own }: ContactRecord["contactpersons"][number]): PersonForm {
  const names = people ?? own;
  return {
    key: id,
    id,
    isDeleted: "",
    displayName: names.display_name,
    firstName: names.first_name,
    lastName: names.last_name,
    email: names.email,
    phone: names.phone_no,
  };
}

function toAddressForm({
  id,
  street,
  city,
  state,
  postcode,
  country_id,
}: ContactRecord["addresses"][number]): AddressForm {
  return { key: id, id, isDeleted: "", street, city, state, postcode, countryId: country_id };
}
