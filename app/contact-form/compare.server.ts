import type { AddressForm, ContactForm, PersonForm } from "~/forms/contact";
import type { Group, Named } from "~/models/lists.server";
import { differencesOf, type Described } from "~/record-form/differences";
import type { Difference } from "~/record-form/record";
import type { ContactChoices } from "./load.server";

/** What two forms of one contact differ in, in the words that the form shows. */
export function compareContacts(here: ContactForm, there: ContactForm, choices: ContactChoices): Difference[] {
  return differencesOf(describe(here, choices), describe(there, choices));
}

function describe(form: ContactForm, { currencies, methods, terms, countries }: ContactChoices): Described {
  const nameIn = (list: Named[], id: string) => list.find((one) => one.id === id)?.name ?? id;
  return [
    ["Customer", form.isCustomer ? "Yes" : "No"],
    ["Supplier", form.isSupplier ? "Yes" : "No"],
    ["Business name", form.name],
    ["First name", form.firstName],
    ["Last name", form.lastName],
    ["Display name", form.displayName],
    ["Registration number", form.regNo],
    ["Email", form.email],
    ["Phone number", form.phone],
    ["Website", form.website],
    ["Contact persons", form.people.map(personText).filter(Boolean).join("; ")],
    ["Addresses", form.addresses.map((address) => addressText(address, form.primary, countries)).filter(Boolean).join("; ")],
    ["Currency", nameIn(currencies, form.currencyId)],
    ["Payment method", nameIn(methods, form.methodId)],
    ["Payment term", nameIn(terms, form.termId)],
    ["Currency as a supplier", nameIn(currencies, form.supplierCurrencyId)],
    ["Payment method as a supplier", nameIn(methods, form.supplierMethodId)],
    ["Payment term as a supplier", nameIn(terms, form.supplierTermId)],
    ["Memo", form.memo],
  ].map(([label = "", text = ""]) => [label, text.trim()]);
}

function personText({ isDeleted, displayName, firstName, lastName, email, phone }: PersonForm): string {
  return isDeleted ? "" : joined([displayName || `${firstName} ${lastName}`, email, phone]);
}

function addressText(address: AddressForm, primary: string, countries: Group["items"]): string {
  const { key, isDeleted, street, city, state, postcode, countryId } = address;
  if (isDeleted || joined([street, city, state, postcode]) === "") return "";
  const country = countries.find(({ id }) => id === countryId)?.name ?? "";
  return joined([street, `${postcode} ${city}`, state, country]) + (key === primary ? " (primary)" : "");
}

function joined(texts: string[]): string {
  return texts.map((text) => text.trim()).filter(Boolean).join(", ");
}
