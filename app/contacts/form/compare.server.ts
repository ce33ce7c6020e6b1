import { mapRows } from "../../../domain/field-table";
import type { AddressForm, ContactForm, ContactPersonForm } from "../schema";
import { toDisplayName } from "~/lib/display-name";
import {
  compareFields,
  joinTexts,
  compareLists,
  type DescribedFields,
  type DescribedEntry,
  type Difference,
} from "~/forms/differences";
import type { NamedRecord } from "~/models/lists.server";
import {
  ADDRESS_TEXTS,
  listChoiceNames,
  CONTACT_CHOICES,
  CONTACT_LABELS as LABELS,
  CONTACT_TEXTS,
  CONTACT_PERSON_TEXTS,
  type ContactSide,
} from "~/models/contacts/fields";
import type { ContactChoices } from "./loader.server";

/**
 * Compares the fields that saving would send. `here` is the form as typed, and `there` is the
 * contact as somebody else has saved it.
 */
export function compareContacts(
  here: ContactForm,
  there: ContactForm,
  choices: ContactChoices,
): Difference[] {
  return [
    ...compareFields(describeContact(here, choices), describeContact(there, choices)),
    ...compareLists(
      "Contact person",
      here.people.flatMap(describeContactPerson),
      there.people.flatMap(describeContactPerson),
    ),
    ...compareLists(
      "Address",
      describeAddresses(here, choices.countries),
      describeAddresses(there, choices.countries),
    ),
    ...compareFields([[LABELS.memo, here.memo]], [[LABELS.memo, there.memo]]),
  ];
}

function describeContact(form: ContactForm, choices: ContactChoices): DescribedFields {
  const displayed = {
    ...form,
    // An empty display name is saved as the name.
    displayName: toDisplayName(form) || form.name,
    // When a contact has separate addresses, the API repeats the first one in this field, and the
    // form hides the field.
    address: form.addresses.some(({ id, isDeleted }) => id && !isDeleted) ? "" : form.address,
  };
  return [
    ["Customer", form.isCustomer ? "Yes" : "No"],
    ["Supplier", form.isSupplier ? "Yes" : "No"],
    ...describeTexts(CONTACT_TEXTS, displayed),
    ...describeChoices(form, "customer", choices),
    [LABELS.language, findName(choices.languages, form.language)],
    ...describeChoices(form, "supplier", choices),
  ];
}

function describeTexts<Rows extends Record<string, { label: string }>>(
  rows: Rows,
  form: { [Name in keyof Rows]: string },
  toShownLabel = (label: string) => label,
): DescribedFields {
  return Object.values(
    mapRows(rows, ({ label }, name): DescribedFields[number] => [toShownLabel(label), form[name]]),
  );
}

function describeChoices(
  form: ContactForm,
  side: ContactSide,
  choices: ContactChoices,
): DescribedFields {
  return listChoiceNames(side).map((name) => {
    const { label, list } = CONTACT_CHOICES[name];
    const fullLabel = side === "supplier" ? `${label} as a supplier` : label;
    return [fullLabel, findName(choices[list], form[name]), form[name]];
  });
}

/** Returns an empty list for a contact person who was removed, or is new and has no texts. */
function describeContactPerson(person: ContactPersonForm): DescribedEntry[] {
  const { key, id, isDeleted, email, phone } = person;
  const name = toDisplayName(person);
  const summary = joinTexts([name, email, phone]);
  if (isDeleted || (!id && summary === "")) return [];
  const fields = describeTexts(
    CONTACT_PERSON_TEXTS,
    { ...person, displayName: name },
    toInnerLabel,
  );
  return [{ id: key, name, summary, fields }];
}

/**
 * Converts the label of a field for use after the label of its entry, as in "Address 1, street".
 */
const toInnerLabel = (label: string) => label.toLowerCase();

function describeAddresses(
  { addresses, primary }: ContactForm,
  countries: NamedRecord[],
): DescribedEntry[] {
  return addresses.flatMap((address) =>
    describeAddress(address, address.key === primary, countries),
  );
}

function describeAddress(
  address: AddressForm,
  isPrimary: boolean,
  countries: NamedRecord[],
): DescribedEntry[] {
  const { key, id, isDeleted, street, city, state, postcode, countryId } = address;
  const typed = joinTexts([street, `${postcode} ${city}`, state]);
  // The form fills in the country by itself, so a new address with nothing else is empty.
  if (isDeleted || (!id && typed === "")) return [];
  const country = findName(countries, countryId);
  const fields: DescribedFields = [
    ...describeTexts(ADDRESS_TEXTS, address, toInnerLabel),
    ["country", country, countryId],
    ["primary", isPrimary ? "Yes" : "No"],
  ];
  return [
    {
      id: key,
      name: street,
      summary: joinTexts([typed, country]) + (isPrimary ? " (primary)" : ""),
      fields,
    },
  ];
}

function findName(list: NamedRecord[], id: string): string {
  return list.find((entry) => entry.id === id)?.name ?? id;
}
