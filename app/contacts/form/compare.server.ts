import { mapRows } from "../../../domain/field-table";
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
import {
  ADDRESS_TEXTS,
  choicesOf,
  CONTACT_CHOICES,
  CONTACT_LABELS as LABELS,
  CONTACT_TEXTS,
  PERSON_TEXTS,
  type ContactSide,
} from "~/models/contacts/fields";
import type { ContactChoices } from "./loader.server";

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

function describe(form: ContactForm, choices: ContactChoices): Described {
  const shown = {
    ...form,
    // As it is saved when it is left blank.
    displayName: displayNameOf(form) || form.name,
    // Of a contact with addresses of its own it says the first of them, and is not shown.
    address: form.addresses.some(({ id, isDeleted }) => id && !isDeleted) ? "" : form.address,
  };
  return [
    ["Customer", form.isCustomer ? "Yes" : "No"],
    ["Supplier", form.isSupplier ? "Yes" : "No"],
    ...describeTexts(CONTACT_TEXTS, shown),
    ...describeChoices(form, "customer", choices),
    [LABELS.language, nameIn(choices.languages, form.language)],
    ...describeChoices(form, "supplier", choices),
  ];
}

function describeTexts<Rows extends Record<string, { label: string }>>(
  rows: Rows,
  form: { [Name in keyof Rows]: string },
  change = (label: string) => label,
): Described {
  return Object.values(
    mapRows(rows, ({ label }, name): Described[number] => [change(label), form[name]]),
  );
}

function describeChoices(form: ContactForm, side: ContactSide, choices: ContactChoices): Described {
  return choicesOf(side).map((name) => {
    const { label, list } = CONTACT_CHOICES[name];
    const asWhat = side === "supplier" ? `${label} as a supplier` : label;
    return [asWhat, nameIn(choices[list], form[name]), form[name]];
  });
}

/** None for one that is removed, or that nothing was typed for. */
function describePerson(person: PersonForm): DescribedEntry[] {
  const { key, id, isDeleted, email, phone } = person;
  const name = displayNameOf(person);
  const summary = joined([name, email, phone]);
  if (isDeleted || (!id && summary === "")) return [];
  const fields = describeTexts(PERSON_TEXTS, { ...person, displayName: name }, inPart);
  return [{ id: key, name, summary, fields }];
}

/** After the word for the part, as in "Address 1, street". */
const inPart = (label: string) => label.toLowerCase();

function describeAddresses(
  { addresses, primary }: ContactForm,
  countries: Named[],
): DescribedEntry[] {
  return addresses.flatMap((address) =>
    describeAddress(address, address.key === primary, countries),
  );
}

function describeAddress(
  address: AddressForm,
  isPrimary: boolean,
  countries: Named[],
): DescribedEntry[] {
  const { key, id, isDeleted, street, city, state, postcode, countryId } = address;
  const typed = joined([street, `${postcode} ${city}`, state]);
  // The country alone was filled in by the form.
  if (isDeleted || (!id && typed === "")) return [];
  const country = nameIn(countries, countryId);
  const fields: Described = [
    ...describeTexts(ADDRESS_TEXTS, address, inPart),
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
