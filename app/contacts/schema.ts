import * as z from "zod";
import {
  ADDRESS_LIMITS,
  CONTACT_MEMO_LIMIT,
  MAX_CONTACT_PARTS,
} from "../../domain/limits/contacts";
import { mapRows } from "../../domain/field-table";
import { toDisplayName } from "~/lib/display-name";
import {
  ADDRESS_TEXTS,
  CONTACT_CHOICES,
  CONTACT_TEXT_LIMITS,
  CONTACT_TEXTS,
  CONTACT_PERSON_TEXTS,
  listRequiredTexts,
  type ContactKind,
} from "~/models/contacts/fields";
import {
  typedText,
  findTooLongFields,
  headerText,
  formatTooManyMessage,
  withSaveChecks,
  type FieldMessage,
} from "~/forms/checks";
import { fieldWords } from "../../domain/words/fields";
import { emailField, says } from "~/forms/fields";

/** The fields that contact persons and addresses have in common. */
const partFields = {
  /** Identifies the part within the form. */
  key: typedText,
  /** The API's id; empty for a new part. */
  id: typedText,
  /** "1" for a stored part that was removed. Saving the form deletes it. */
  isDeleted: typedText,
};

const contactPerson = z.object({
  ...partFields,
  ...mapRows(CONTACT_PERSON_TEXTS, () => typedText),
});

const address = z.object({
  ...partFields,
  ...mapRows(ADDRESS_TEXTS, () => typedText),
  countryId: typedText,
});

/** The form of a person or a business, as typed. */
export const contactForm = z.object({
  /** The idempotency key of the API call that saves this form. */
  key: headerText,
  /** The etag: the stored contact's `updated_at`. Empty for a new contact. */
  version: headerText,
  /** "on" or empty, as for `isSupplier`. */
  isCustomer: typedText,
  isSupplier: typedText,
  ...mapRows(CONTACT_TEXTS, () => typedText),
  memo: typedText,
  /**
   * The language of papers and messages to the customer: a code of LANGUAGES, or COMPANY_LANGUAGE.
   * Empty when the API stores none.
   */
  language: typedText,
  ...mapRows(CONTACT_CHOICES, () => typedText),
  // This list and `addresses` may have twice as many entries as the API accepts, because removed
  // entries are posted too.
  people: z
    .array(
      contactPerson,
      says(() => formatTooManyMessage("contactPersons", MAX_CONTACT_PARTS)),
    )
    .max(MAX_CONTACT_PARTS * 2)
    .default([]),
  addresses: z
    .array(
      address,
      says(() => formatTooManyMessage("addresses", MAX_CONTACT_PARTS)),
    )
    .max(MAX_CONTACT_PARTS * 2)
    .default([]),
  /** The key of the primary address; empty when there is none. */
  primary: typedText,
});

export type ContactForm = z.output<typeof contactForm>;
export type ContactPersonForm = z.output<typeof contactPerson>;
export type AddressForm = z.output<typeof address>;

/** Returns the schema of the form with the checks that must pass before saving. */
export function buildContactSchema({ isPerson }: { isPerson: boolean }) {
  return withSaveChecks(contactForm, (form) => findErrors(form, isPerson ? "person" : "business"));
}

function findErrors(form: ContactForm, kind: ContactKind): FieldMessage[] {
  const values = { ...form, displayName: toDisplayName(form) };
  const compulsory = listRequiredTexts(kind).filter((name) => isBlank(values[name]));
  return [
    ...findTooLongFields(form, { ...CONTACT_TEXT_LIMITS, memo: CONTACT_MEMO_LIMIT }),
    ...compulsory.map((name): FieldMessage => [[name], fieldWords.compulsory]),
    ...findEmailError(form),
    ...form.people.flatMap((each, index) =>
      each.isDeleted
        ? []
        : [
            ...findTooLongFields(each, CONTACT_TEXT_LIMITS, ["people", index]),
            ...findEmailError(each, ["people", index]),
          ],
    ),
    ...form.addresses.flatMap((each, index) =>
      each.isDeleted ? [] : findTooLongFields(each, ADDRESS_LIMITS, ["addresses", index]),
    ),
  ];
}

function findEmailError(
  { email }: { email: string },
  parentPath: FieldMessage[0] = [],
): FieldMessage[] {
  if (isBlank(email) || emailField.safeParse(email).success) return [];
  return [[[...parentPath, "email"], fieldWords.invalidEmail]];
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
