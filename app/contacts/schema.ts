import * as z from "zod";
import { displayNameOf } from "~/lib/display-name";
import {
  typed,
  findTooLong,
  headerText,
  tooMany,
  whenSaving,
  type FieldError,
} from "~/forms/checks";
import { COMPULSORY, EMAIL_NEEDED, emailField } from "~/forms/fields";

/** The form of a person or a business as it is typed. */

const part = {
  /** Names it within the form. */
  key: typed,
  /** As the API knows it; blank for a new one. */
  id: typed,
  /** Of a stored one that was removed: it goes when the form is saved. */
  isDeleted: typed,
};

const person = z.object({
  ...part,
  displayName: typed,
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
});

const address = z.object({
  ...part,
  street: typed,
  city: typed,
  state: typed,
  postcode: typed,
  countryId: typed,
});

/** As many as the API takes. */
export const MOST_PARTS = 50;

export const contactForm = z.object({
  /** The repeat key of the write that this form ends in. */
  key: headerText,
  /** The stored contact's `updated_at`; blank for a new one. */
  version: headerText,
  isCustomer: typed,
  isSupplier: typed,
  displayName: typed,
  /** Of a business; of a person, the one they work for. */
  name: typed,
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  regNo: typed,
  website: typed,
  /** In one line, of a contact without addresses of its own. */
  address: typed,
  memo: typed,
  /** Tag of the language in which they are written to; blank where the API keeps none. */
  language: typed,
  currencyId: typed,
  methodId: typed,
  termId: typed,
  supplierCurrencyId: typed,
  supplierMethodId: typed,
  supplierTermId: typed,
  people: z
    .array(person)
    .max(MOST_PARTS * 2, tooMany("A contact", MOST_PARTS, "contact persons"))
    .default([]),
  addresses: z
    .array(address)
    .max(MOST_PARTS * 2, tooMany("A contact", MOST_PARTS, "addresses"))
    .default([]),
  /** Key of the primary address; blank for none. */
  primary: typed,
});

export type ContactForm = z.output<typeof contactForm>;
export type PersonForm = z.output<typeof person>;
export type AddressForm = z.output<typeof address>;

const LIMITS = {
  displayName: 200,
  name: 200,
  firstName: 100,
  lastName: 100,
  phone: 50,
  regNo: 100,
  website: 500,
  address: 1000,
  memo: 4000,
};
const ADDRESS_LIMITS = { street: 500, city: 100, state: 100, postcode: 20 };

/** Checks everything when the contact is to be saved. */
export function contactFields({ isPerson }: { isPerson: boolean }) {
  return whenSaving(contactForm, (form) => findErrors(form, isPerson));
}

function findErrors(form: ContactForm, isPerson: boolean): FieldError[] {
  const errors = findTooLong(form, LIMITS);
  const check = (isGood: boolean, name: keyof ContactForm, message: string) => {
    if (!isGood) errors.push([[name], message]);
  };
  if (isPerson) {
    check(form.firstName.trim() !== "", "firstName", COMPULSORY);
    check(displayNameOf(form) !== "", "displayName", COMPULSORY);
  } else {
    check(form.name.trim() !== "", "name", COMPULSORY);
  }
  if (!isBlank(form.email)) check(isEmail(form.email), "email", EMAIL_NEEDED);
  else check(isPerson, "email", COMPULSORY);
  form.people.forEach((each, index) => errors.push(...findPersonErrors(each, index)));
  form.addresses.forEach((each, index) => {
    if (!each.isDeleted) errors.push(...findTooLong(each, ADDRESS_LIMITS, ["addresses", index]));
  });
  return errors;
}

function findPersonErrors(person: PersonForm, index: number): FieldError[] {
  if (person.isDeleted) return [];
  const errors = findTooLong(person, LIMITS, ["people", index]);
  if (!isBlank(person.email) && !isEmail(person.email))
    errors.push([["people", index, "email"], EMAIL_NEEDED]);
  return errors;
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function isEmail(text: string): boolean {
  return emailField.safeParse(text).success;
}
