import type * as z from "zod";
import { mapRows, listKeys } from "../../domain/field-table";
import { CONTACT_LIMITS, type AddressText, type ContactText } from "../../domain/limits/contacts";
import { optionalEmail, optionalText } from "../wire/fields";

type TextRow = {
  /** The field's name at the start of an error message. */
  label: string;
  /**
   * The field's label in the history, which lists the fields in the order of `CONTACT_TEXTS`. Null
   * when the history shows the field as part of another field.
   */
  historyLabel: string | null;
  /** True when a search of contacts finds this field. */
  isSearched?: boolean;
  /** Returns the schema of the field. The default is `optionalText`. */
  schemaFor?: (label: string, maxLength: number) => z.ZodType<string, z.ZodTypeDef, unknown>;
};

/**
 * The text fields of `entity`, which is the person or the business on the wire. A field has the same
 * name on the wire and as a column. Validation, storage, responses, search and history are derived
 * from these rows.
 */
export const CONTACT_TEXTS: Record<ContactText, TextRow> = {
  display_name: { label: "The display name", historyLabel: "Display name", isSearched: true },
  name: { label: "The business name", historyLabel: "Business name", isSearched: true },
  first_name: { label: "The first name", historyLabel: "First name" },
  last_name: { label: "The last name", historyLabel: "Last name" },
  reg_no: { label: "The registration number", historyLabel: "Registration number" },
  email: { label: "The email", historyLabel: "Email", isSearched: true, schemaFor: optionalEmail },
  phone_no: { label: "The phone number", historyLabel: "Phone", isSearched: true },
  website_url: { label: "The website", historyLabel: "Website" },
  /** The address in one line, for a contact without structured addresses. */
  address: { label: "The address", historyLabel: null },
};

export const CONTACT_TEXT_NAMES = listKeys(CONTACT_TEXTS);

/** The schemas of a contact's texts in a payload. */
export const contactTextSchemas = mapRows(
  CONTACT_TEXTS,
  ({ label, schemaFor = optionalText }, name) => schemaFor(label, CONTACT_LIMITS[name]),
);

const { display_name, first_name, last_name, email, phone_no } = contactTextSchemas;

/** The schemas of the texts that both a contact and a contact person have. */
export const personTextSchemas = { display_name, first_name, last_name, email, phone_no };

export const PERSON_TEXT_NAMES = listKeys(personTextSchemas);

/** The text fields of an address, each with its name at the start of an error message. */
export const ADDRESS_TEXTS: Record<AddressText, string> = {
  street: "The street",
  city: "The city",
  state: "The state",
  postcode: "The postcode",
};

/** The fields that refer to an entry of one of the company's lists. */
export const CONTACT_CHOICES = {
  currency_id: { table: "currencies", label: "currency" },
  supplier_currency_id: { table: "currencies", label: "supplier currency" },
  method_id: { table: "methods", label: "payment method" },
  supplier_method_id: { table: "methods", label: "supplier payment method" },
  term_id: { table: "terms", label: "payment term" },
  supplier_term_id: { table: "terms", label: "supplier payment term" },
} as const;
