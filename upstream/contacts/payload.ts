import * as z from "zod";
import { findCountry } from "../../domain/countries";
import { mapRows } from "../../domain/field-table";
import { isLanguage } from "../../domain/languages";
import {
  ADDRESS_LIMITS,
  CONTACT_LIMITS,
  CONTACT_MEMO_LIMIT,
  MAX_CONTACT_PARTS,
} from "../../domain/limits/contacts";
import {
  describeCompulsoryField,
  compulsoryText,
  flagSchema,
  optionalId,
  optionalText,
} from "../wire/fields";
import { ADDRESS_TEXTS, CONTACT_CHOICES, contactTextSchemas, personTextSchemas } from "./fields";

/** The message for a part with an unknown id. Callers put the part's place before it. */
export const PART_NOT_FOUND = "This was not found.";

/** A part of a contact: an address or a contact person. A new part has no id. */
const part = z.object({
  id: optionalId(PART_NOT_FOUND),
  is_deleted: flagSchema,
});

const person = z.preprocess(
  flattenPerson,
  part
    .extend(personTextSchemas)
    .transform((fields) => ({ ...fields, display_name: fields.display_name || fullName(fields) })),
);

const address = part.extend({
  ...mapRows(ADDRESS_TEXTS, (label, name) => optionalText(label, ADDRESS_LIMITS[name])),
  country_id: optionalId("The country was not found.").refine(
    (id) => id === null || findCountry(id) !== undefined,
    "The country was not found.",
  ),
  is_primary: flagSchema.transform(Boolean),
});

const businessEntity = z
  .object({
    ...contactTextSchemas,
    name: compulsoryText("Business name", CONTACT_LIMITS.name),
    email: contactTextSchemas.email.refine(
      (email) => email !== "",
      describeCompulsoryField("Email"),
    ),
  })
  .transform((entity) => ({ ...entity, display_name: entity.display_name || entity.name }));

const personEntity = z
  .object({
    ...contactTextSchemas,
    first_name: compulsoryText("First name", CONTACT_LIMITS.first_name),
  })
  .transform((entity) => ({ ...entity, display_name: entity.display_name || fullName(entity) }));

const contactFields = {
  is_customer: flagSchema.transform(Boolean),
  is_supplier: flagSchema.transform(Boolean),
  memo: optionalText("The memo", CONTACT_MEMO_LIMIT),
  /** The stored language stays when the payload has none. Null is the company's language. */
  language: z
    .string({ message: "The language was not found." })
    .refine(isLanguage, "The language was not found.")
    .nullish(),
  ...mapRows(CONTACT_CHOICES, ({ label }) => optionalId(`The ${label} was not found.`)),
  files: opaqueJson("The files"),
  extras: opaqueJson("The extras"),
  send_mail: opaqueJson("The mail setting"),
  contactpersons: partList(person, "contact persons"),
  addresses: partList(address, "addresses").refine(
    (addresses) => addresses.filter((each) => each.is_primary && !each.is_deleted).length <= 1,
    "Only one address can be the primary one.",
  ),
};

const NO_ENTITY = "The contact's details are missing.";

/** The payload of `POST` and `PUT` of a business. */
export const businessPayloadSchema = z.object({
  entity: requiredEntity(businessEntity),
  ...contactFields,
});

/** The payload of `POST` and `PUT` of a person. */
export const personPayloadSchema = z.object({
  entity: requiredEntity(personEntity),
  ...contactFields,
});

export type ContactPayload = z.output<typeof businessPayloadSchema>;
export type PersonPart = z.output<typeof person>;
export type AddressPart = z.output<typeof address>;

/**
 * Moves the fields of a nested `people` object one level up. Responses have such an object in each
 * contact person, and callers may send the response back.
 */
function flattenPerson(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null || !("people" in entry)) return entry;
  const { people, ...own } = entry;
  return typeof people === "object" ? { ...people, id: undefined, ...own } : own;
}

function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}

function requiredEntity<T extends z.ZodTypeAny>(entity: T) {
  return z
    .record(z.unknown(), { required_error: NO_ENTITY, invalid_type_error: NO_ENTITY })
    .pipe(entity);
}

/**
 * Returns the schema of a value that is stored without being interpreted. The stored value stays
 * when the payload has none.
 */
function opaqueJson(label: string) {
  return z
    .unknown()
    .refine(
      (value) => value === undefined || JSON.stringify(value).length <= 20_000,
      `${label} are too long to be kept.`,
    );
}

/**
 * Returns the schema of a list of parts. A missing list becomes an empty one, which changes
 * nothing.
 */
function partList<T extends z.ZodTypeAny>(entry: T, label: string) {
  return z
    .array(entry, { invalid_type_error: `The ${label} could not be read.` })
    .max(MAX_CONTACT_PARTS, `A contact can have at most ${MAX_CONTACT_PARTS} ${label}.`)
    .nullish()
    .transform((entries): z.output<T>[] => entries ?? []);
}
