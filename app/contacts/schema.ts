import * as z from "zod";
import {
  ADDRESS_LIMITS,
  CONTACT_MEMO_LIMIT,
  MOST_CONTACT_PARTS,
} from "../../domain/limits/contacts";
import { mapRows } from "../../domain/field-table";
import { displayNameOf } from "~/lib/display-name";
import {
  ADDRESS_TEXTS,
  CONTACT_CHOICES,
  CONTACT_TEXT_LIMITS,
  CONTACT_TEXTS,
  PERSON_TEXTS,
  requiredTexts,
  type ContactKind,
} from "~/models/contacts/fields";
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

const person = z.object({ ...part, ...mapRows(PERSON_TEXTS, () => typed) });

const address = z.object({
  ...part,
  ...mapRows(ADDRESS_TEXTS, () => typed),
  countryId: typed,
});

export const contactForm = z.object({
  /** The repeat key of the write that this form ends in. */
  key: headerText,
  /** The stored contact's `updated_at`; blank for a new one. */
  version: headerText,
  isCustomer: typed,
  isSupplier: typed,
  ...mapRows(CONTACT_TEXTS, () => typed),
  memo: typed,
  /** Tag of the language in which they are written to; blank where the API keeps none. */
  language: typed,
  ...mapRows(CONTACT_CHOICES, () => typed),
  people: z
    .array(person)
    .max(MOST_CONTACT_PARTS * 2, tooMany("A contact", MOST_CONTACT_PARTS, "contact persons"))
    .default([]),
  addresses: z
    .array(address)
    .max(MOST_CONTACT_PARTS * 2, tooMany("A contact", MOST_CONTACT_PARTS, "addresses"))
    .default([]),
  /** Key of the primary address; blank for none. */
  primary: typed,
});

export type ContactForm = z.output<typeof contactForm>;
export type PersonForm = z.output<typeof person>;
export type AddressForm = z.output<typeof address>;

/** Checks everything when the contact is to be saved. */
export function contactFields({ isPerson }: { isPerson: boolean }) {
  return whenSaving(contactForm, (form) => findErrors(form, isPerson ? "person" : "business"));
}

function findErrors(form: ContactForm, kind: ContactKind): FieldError[] {
  const values = { ...form, displayName: displayNameOf(form) };
  const compulsory = requiredTexts(kind).filter((name) => isBlank(values[name]));
  return [
    ...findTooLong(form, { ...CONTACT_TEXT_LIMITS, memo: CONTACT_MEMO_LIMIT }),
    ...compulsory.map((name): FieldError => [[name], COMPULSORY]),
    ...findWrongEmail(form),
    ...form.people.flatMap((each, index) =>
      each.isDeleted
        ? []
        : [
            ...findTooLong(each, CONTACT_TEXT_LIMITS, ["people", index]),
            ...findWrongEmail(each, ["people", index]),
          ],
    ),
    ...form.addresses.flatMap((each, index) =>
      each.isDeleted ? [] : findTooLong(each, ADDRESS_LIMITS, ["addresses", index]),
    ),
  ];
}

function findWrongEmail({ email }: { email: string }, at: FieldError[0] = []): FieldError[] {
  if (isBlank(email) || emailField.safeParse(email).success) return [];
  return [[[...at, "email"], EMAIL_NEEDED]];
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
