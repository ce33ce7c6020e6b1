import type * as z from "zod";
import { mapRows, listKeys } from "../../domain/field-table";
import type { FieldCode } from "../../domain/history/codes";
import { CONTACT_LIMITS, type AddressText, type ContactText } from "../../domain/limits/contacts";
import { optionalEmail, optionalText } from "../wire/fields";
import type { FieldName } from "../../domain/refusals/refusal";

type TextRow = {
  /** The field's name in refusals. */
  label: FieldName;
  /**
   * The field's code in the history, which lists the fields in the order of `CONTACT_TEXTS`. Null
   * when the history shows the field as part of another field.
   */
  historyCode: FieldCode | null;
  /** True when a search of contacts finds this field. */
  isSearched?: boolean;
  /** Returns the schema of the field. The default is `optionalText`. */
  schemaFor?: (label: FieldName, maxLength: number) => z.ZodType<string, z.ZodTypeDef, unknown>;
};

/**
 * The text fields of `entity`, which is the person or the business on the wire. A field has the same
 * name on the wire and as a column. Validation, storage, responses, search and history are derived
 * from these rows.
 */
export const CONTACT_TEXTS: Record<ContactText, TextRow> = {
  display_name: { label: "display_name", historyCode: "display_name", isSearched: true },
  name: { label: "the_business_name", historyCode: "business_name", isSearched: true },
  first_name: { label: "the_first_name", historyCode: "first_name" },
  last_name: { label: "last_name", historyCode: "last_name" },
  reg_no: { label: "registration_number", historyCode: "registration_no" },
  email: { label: "the_email", historyCode: "email", isSearched: true, schemaFor: optionalEmail },
  phone_no: { label: "phone_number", historyCode: "phone", isSearched: true },
  website_url: { label: "website", historyCode: "website" },
  /** The address in one line, for a contact without structured addresses. */
  address: { label: "address", historyCode: null },
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

/** The text fields of an address, each with its name in refusals. */
export const ADDRESS_TEXTS: Record<AddressText, FieldName> = {
  street: "street",
  city: "city",
  state: "state",
  postcode: "postcode",
};

/** The fields that refer to an entry of one of the company's lists. */
export const CONTACT_CHOICES = {
  currency_id: { table: "currencies", label: "currency" },
  supplier_currency_id: { table: "currencies", label: "supplier_currency" },
  method_id: { table: "methods", label: "payment_method" },
  supplier_method_id: { table: "methods", label: "supplier_payment_method" },
  term_id: { table: "terms", label: "payment_term" },
  supplier_term_id: { table: "terms", label: "supplier_payment_term" },
} as const;
