import { contactWords as words } from "../../../domain/words/contacts";
import { fill } from "../../../domain/words/message";
import { commonWords } from "../../../domain/words/common";
import { listKeys } from "../../../domain/field-table";
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
  ADDRESS_TEXT_NAMES,
  listChoiceNames,
  CONTACT_CHOICES,
  CONTACT_TEXTS,
  CONTACT_PERSON_TEXT_NAMES,
  getAddressLabels,
  getChoiceLabels,
  getContactLabels,
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
  const { memo } = getContactLabels();
  return [
    ...compareFields(describeContact(here, choices), describeContact(there, choices)),
    ...compareLists(
      "people",
      here.people.flatMap(describeContactPerson),
      there.people.flatMap(describeContactPerson),
    ),
    ...compareLists(
      "addresses",
      describeAddresses(here, choices.countries),
      describeAddresses(there, choices.countries),
    ),
    ...compareFields([[memo, here.memo]], [[memo, there.memo]]),
  ];
}

function describeContact(form: ContactForm, choices: ContactChoices): DescribedFields {
  const labels = getContactLabels();
  const displayed = {
    ...form,
    // An empty display name is saved as the name.
    displayName: toDisplayName(form) || form.name,
    // When a contact has separate addresses, the API repeats the first one in this field, and the
    // form hides the field.
    address: form.addresses.some(({ id, isDeleted }) => id && !isDeleted) ? "" : form.address,
  };
  return [
    [words.customer, yesOrNo(form.isCustomer !== "")],
    [words.supplier, yesOrNo(form.isSupplier !== "")],
    ...describeTexts(listKeys(CONTACT_TEXTS), labels, displayed),
    ...describeChoices(form, "customer", choices),
    [labels.language, findName(choices.languages, form.language)],
    ...describeChoices(form, "supplier", choices),
  ];
}

function describeTexts<Name extends string>(
  names: readonly Name[],
  labels: Record<Name, string>,
  form: Record<Name, string>,
  toShownLabel = (label: string) => label,
): DescribedFields {
  return names.map((name) => [toShownLabel(labels[name]), form[name]]);
}

function yesOrNo(isOn: boolean): string {
  return isOn ? commonWords.yes : commonWords.no;
}

function describeChoices(
  form: ContactForm,
  side: ContactSide,
  choices: ContactChoices,
): DescribedFields {
  const labels = { ...getChoiceLabels(), ...words.supplierChoiceLabels };
  return listChoiceNames(side).map((name) => {
    const list = choices[CONTACT_CHOICES[name].list];
    return [labels[name], findName(list, form[name]), form[name]];
  });
}

/** Returns an empty list for a contact person who was removed, or is new and has no texts. */
function describeContactPerson(person: ContactPersonForm): DescribedEntry[] {
  const { key, id, isDeleted, email, phone } = person;
  const name = toDisplayName(person);
  const summary = joinTexts([name, email, phone]);
  if (isDeleted || (!id && summary === "")) return [];
  const fields = describeTexts(
    CONTACT_PERSON_TEXT_NAMES,
    getContactLabels(),
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
  const summary = joinTexts([typed, country]);
  const fields: DescribedFields = [
    ...describeTexts(ADDRESS_TEXT_NAMES, getAddressLabels(), address, toInnerLabel),
    [words.addressCountry, country, countryId],
    [words.addressIsPrimary, yesOrNo(isPrimary)],
  ];
  return [
    {
      id: key,
      name: street,
      summary: isPrimary ? fill(words.primarySummary, { address: summary }) : summary,
      fields,
    },
  ];
}

function findName(list: NamedRecord[], id: string): string {
  return list.find((entry) => entry.id === id)?.name ?? id;
}
