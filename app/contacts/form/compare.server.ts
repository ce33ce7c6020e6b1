import type { AddressForm, ContactForm, PersonForm } from "../schema";
import { displayNameOf } from "~/lib/display-name";
import {
  differencesOf,
  joined,
  listDifferences,
  type Described,
  type DescribedEntry,
  type Difference,
} from "~/forms/differences";
import type { Named } from "~/models/lists.server";
import { LABELS } from "./labels";
import type { ContactChoices } from "./load.server";

/** What two forms of one contact differ in: every field that saving would send. */
export function compareContacts(
  here: ContactForm,
  there: ContactForm,
  choices: ContactChoices,
): Difference[] {
  return [
    ...differencesOf(describe(here, choices), describe(there, choices)),
    ...listDifferences(
      "Contact person",
      here.people.flatMap(describePerson),
      there.people.flatMap(describePerson),
    ),
    ...listDifferences(
      "Address",
      describeAddresses(here, choices.countries),
      describeAddresses(there, choices.countries),
    ),
    ...differencesOf([[LABELS.memo, here.memo]], [[LABELS.memo, there.memo]]),
  ];
}

function describe(
  form: ContactForm,
  { currencies, methods, terms, languages }: ContactChoices,
): Described {
  return [
    ["Customer", form.isCustomer ? "Yes" : "No"],
    ["Supplier", form.isSupplier ? "Yes" : "No"],
    [LABELS.name, form.name],
    [LABELS.firstName, form.firstName],
    [LABELS.lastName, form.lastName],
    // As it is saved when it is left blank.
    [LABELS.displayName, displayNameOf(form) || form.name],
    [LABELS.regNo, form.regNo],
    [LABELS.email, form.email],
    [LABELS.phone, form.phone],
    [LABELS.website, form.website],
    // Of a contact with addresses of its own it says the first of them, and is not shown.
    [
      LABELS.address,
      form.addresses.some(({ id, isDeleted }) => id && !isDeleted) ? "" : form.address,
    ],
    ["Currency", nameIn(currencies, form.currencyId), form.currencyId],
    ["Payment method", nameIn(methods, form.methodId), form.methodId],
    ["Payment term", nameIn(terms, form.termId), form.termId],
    [LABELS.language, nameIn(languages, form.language)],
    [
      "Currency as a supplier",
      nameIn(currencies, form.supplierCurrencyId),
      form.supplierCurrencyId,
    ],
    ["Payment method as a supplier", nameIn(methods, form.supplierMethodId), form.supplierMethodId],
    ["Payment term as a supplier", nameIn(terms, form.supplierTermId), form.supplierTermId],
  ];
}

/** None for one that is removed, or that nothing was typed for. */
function describePerson(person: PersonForm): DescribedEntry[] {
  const { key, id, isDeleted, firstName, lastName, email, phone } = person;
  const name = displayNameOf(person);
  const summary = joined([name, email, phone]);
  if (isDeleted || (!id && summary === "")) return [];
  const fields: Described = [
    ["first name", firstName],
    ["last name", lastName],
    ["display name", name],
    ["email", email],
    ["phone number", phone],
  ];
  return [{ id: key, name, summary, fields }];
}

function describeAddresses(
  { addresses, primary }: ContactForm,
  countries: Named[],
): DescribedEntry[] {
  return addresses.flatMap((address) =>
    describeAddress(address, address.key === primary, countries),
  );
}

function describeAddress(
  { key, id, isDeleted, street, city, state, postcode, countryId }: AddressForm,
  isPrimary: boolean,
  countries: Named[],
): DescribedEntry[] {
  const typed = joined([street, `${postcode} ${city}`, state]);
  // The country alone was filled in by the form.
  if (isDeleted || (!id && typed === "")) return [];
  const country = nameIn(countries, countryId);
  const fields: Described = [
    ["street", street],
    ["postcode", postcode],
    ["city", city],
    ["state", state],
    ["country", country, countryId],
    ["primary", isPrimary ? "Yes" : "No"],
  ];
  return [
    {
      id: key,
      name: street,
      summary: joined([typed, country]) + (isPrimary ? " (primary)" : ""),
      fields,
    },
  ];
}

function nameIn(list: Named[], id: string): string {
  return list.find((one) => one.id === id)?.name ?? id;
}
