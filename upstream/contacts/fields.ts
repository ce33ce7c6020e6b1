import type * as z from "zod";
import { mapRows, namesOf } from "../../domain/field-table";
import { CONTACT_LIMITS, type AddressText, type ContactText } from "../../domain/limits/contacts";
import { optionalEmail, optionalText } from "../wire/fields";

/**
 * The fields of a contact by their names in the v2 API, which are also the names of their columns,
 * one row for each field. Validation, storage, responses, search and history are derived from these
 * rows.
 */

type TextRow = {
  /** The field's name at the start of an error message. */
  words: string;
  /**
   * The field's label in the history, in this order. Null when the history shows the field as part
   * of another one.
   */
  told: string | null;
  isSearched?: boolean;
  read?: (words: string, longest: number) => z.ZodType<string, z.ZodTypeDef, unknown>;
};

/** The text fields of `entity`. */
export const CONTACT_TEXTS: Record<ContactText, TextRow> = {
  display_name: { words: "The display name", told: "Display name", isSearched: true },
  name: { words: "The business name", told: "Business name", isSearched: true },
  first_name: { words: "The first name", told: "First name" },
  last_name: { words: "The last name", told: "Last name" },
  reg_no: { words: "The registration number", told: "Registration number" },
  email: { words: "The email", told: "Email", isSearched: true, read: optionalEmail },
  phone_no: { words: "The phone number", told: "Phone", isSearched: true },
  website_url: { words: "The website", told: "Website" },
  /** The address in one line, for a contact without structured addresses. */
  address: { words: "The address", told: null },
};

export const CONTACT_TEXT_NAMES = namesOf(CONTACT_TEXTS);

/** The schemas of a contact's texts in a payload. */
export const contactTexts = mapRows(CONTACT_TEXTS, ({ words, read = optionalText }, name) =>
  read(words, CONTACT_LIMITS[name]),
);

const { display_name, first_name, last_name, email, phone_no } = contactTexts;

/** The schemas of the texts that a contact person has, too. */
export const personTexts = { display_name, first_name, last_name, email, phone_no };

export const PERSON_TEXT_NAMES = namesOf(personTexts);

/** The text fields of an address, each with its name at the start of an error message. */
export const ADDRESS_TEXTS: Record<AddressText, string> = {
  street: "The street",
  city: "The city",
  state: "The state",
  postcode: "The postcode",
};

/** The fields that refer to an entry of one of the company's lists. */
export const CONTACT_CHOICES = {
  currency_id: { table: "currencies", words: "currency" },
  supplier_currency_id: { table: "currencies", words: "supplier currency" },
  method_id: { table: "methods", words: "payment method" },
  supplier_method_id: { table: "methods", words: "supplier payment method" },
  term_id: { table: "terms", words: "payment term" },
  supplier_term_id: { table: "terms", words: "supplier payment term" },
} as const;
