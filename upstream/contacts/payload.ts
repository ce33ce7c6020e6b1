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
import { compulsoryText, flagSchema, optionalId, optionalText } from "../wire/fields";
import { ADDRESS_TEXTS, CONTACT_CHOICES, contactTextSchemas, personTextSchemas } from "./fields";
import { issue } from "../wire/issue";
import type { FieldName } from "../../domain/refusals/refusal";

/** A part of a contact: an address or a contact person. A new part has no id. */
const part = z.object({
  id: optionalId(issue("not_found_here")),
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
  country_id: optionalId(issue("unknown_record", { record: "country" })).refine(
    (id) => id === null || findCountry(id) !== undefined,
    issue("unknown_record", { record: "country" }),
  ),
  is_primary: flagSchema.transform(Boolean),
});

const businessEntity = z
  .object({
    ...contactTextSchemas,
    name: compulsoryText("business_name", CONTACT_LIMITS.name),
    email: contactTextSchemas.email.refine(
      (email) => email !== "",
      issue("compulsory", { field: "email" }),
    ),
  })
  .transform((entity) => ({ ...entity, display_name: entity.display_name || entity.name }));

const personEntity = z
  .object({
    ...contactTextSchemas,
    first_name: compulsoryText("first_name", CONTACT_LIMITS.first_name),
  })
  .transform((entity) => ({ ...entity, display_name: entity.display_name || fullName(entity) }));

const contactFields = {
  is_customer: flagSchema.transform(Boolean),
  is_supplier: flagSchema.transform(Boolean),
  memo: optionalText("memo", CONTACT_MEMO_LIMIT),
  /** The stored language stays when the payload has none. Null is the company's language. */
  language: z
    .string({ message: issue("unknown_record", { record: "language" }) })
    .refine(isLanguage, issue("unknown_record", { record: "language" }))
    .nullish(),
  ...mapRows(CONTACT_CHOICES, ({ label }) =>
    optionalId(issue("unknown_record", { record: label })),
  ),
  files: opaqueJson("files"),
  extras: opaqueJson("extras"),
  send_mail: opaqueJson("mail_setting"),
  contactpersons: partList(person, "contact_persons"),
  addresses: partList(address, "addresses").refine(
    (addresses) => addresses.filter((each) => each.is_primary && !each.is_deleted).length <= 1,
    issue("one_primary_address"),
  ),
};

const NO_ENTITY = issue("contact_details_missing");

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
function opaqueJson(field: FieldName) {
  return z
    .unknown()
    .refine(
      (value) => value === undefined || JSON.stringify(value).length <= 20_000,
      issue("value_too_long", { field }),
    );
}

/**
 * Returns the schema of a list of parts. A missing list becomes an empty one, which changes
 * nothing.
 */
function partList<T extends z.ZodTypeAny>(entry: T, field: "contact_persons" | "addresses") {
  return z
    .array(entry, { invalid_type_error: issue("unreadable", { field }) })
    .max(MAX_CONTACT_PARTS, issue(`too_many_${field}`, { max: MAX_CONTACT_PARTS }))
    .nullish()
    .transform((entries): z.output<T>[] => entries ?? []);
}
