import * as z from "zod";
import { countryOf } from "../../domain/countries";
import { isLanguage } from "../../domain/languages";
import {
  compulsory,
  compulsoryText,
  flag,
  optionalEmail,
  optionalId,
  optionalText,
} from "../http/fields";

/** Of a part: the refusal says which one. */
export const PART_NOT_FOUND = "This was not found.";

/** A part of a contact: one with an id is stored already. */
const part = z.object({
  id: optionalId(PART_NOT_FOUND),
  is_deleted: flag,
});

const nameFields = {
  first_name: optionalText("The first name", 100),
  last_name: optionalText("The last name", 100),
  phone_no: optionalText("The phone number", 50),
  email: optionalEmail("The email"),
};

const person = z.preprocess(
  flattened,
  part
    .extend({ ...nameFields, display_name: optionalText("The display name", 200) })
    .transform((fields) => ({ ...fields, display_name: fields.display_name || fullName(fields) })),
);

const address = part.extend({
  street: optionalText("The street", 500),
  city: optionalText("The city", 100),
  state: optionalText("The state", 100),
  postcode: optionalText("The postcode", 20),
  country_id: optionalId("The country was not found.").refine(
    (id) => id === null || countryOf(id) !== undefined,
    "The country was not found.",
  ),
  is_primary: flag.transform(Boolean),
});

const entityFields = {
  ...nameFields,
  display_name: optionalText("The display name", 200),
  name: optionalText("The business name", 200),
  reg_no: optionalText("The registration number", 100),
  website_url: optionalText("The website", 500),
  address: optionalText("The address", 1000),
};

const businessEntity = z
  .object({
    ...entityFields,
    name: compulsoryText("Business name", 200),
    email: optionalEmail("The email").refine((email) => email !== "", compulsory("Email")),
  })
  .transform((entity) => ({ ...entity, display_name: entity.display_name || entity.name }));

const personEntity = z
  .object({ ...entityFields, first_name: compulsoryText("First name", 100) })
  .transform((entity) => ({ ...entity, display_name: entity.display_name || fullName(entity) }));

const contactFields = {
  is_customer: flag.transform(Boolean),
  is_supplier: flag.transform(Boolean),
  memo: optionalText("The memo", 4000),
  /** Left out is left as it is. */
  language: z
    .string({ message: "The language was not found." })
    .refine(isLanguage, "The language was not found.")
    .optional(),
  currency_id: optionalId("The currency was not found."),
  method_id: optionalId("The payment method was not found."),
  term_id: optionalId("The payment term was not found."),
  supplier_currency_id: optionalId("The supplier currency was not found."),
  supplier_method_id: optionalId("The supplier payment method was not found."),
  supplier_term_id: optionalId("The supplier payment term was not found."),
  files: keptJson("The files"),
  extras: keptJson("The extras"),
  send_mail: keptJson("The mail setting"),
  contactpersons: listOf(person, "contact persons"),
  addresses: listOf(address, "addresses").refine(
    (addresses) => addresses.filter((each) => each.is_primary && !each.is_deleted).length <= 1,
    "Only one address can be the primary one.",
  ),
};

const NO_ENTITY = "The contact's details are missing.";

/** What `POST` and `PUT` of a business take. */
export const businessPayload = z.object({ entity: needed(businessEntity), ...contactFields });

/** What `POST` and `PUT` of a person take. */
export const personPayload = z.object({ entity: needed(personEntity), ...contactFields });

export type ContactPayload = z.output<typeof businessPayload>;
export type PersonPart = z.output<typeof person>;
export type AddressPart = z.output<typeof address>;

/** As records are read, a contact person's fields stand in a nested `people`. */
function flattened(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null || !("people" in entry)) return entry;
  const { people, ...own } = entry;
  return typeof people === "object" ? { ...people, id: undefined, ...own } : own;
}

function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}

function needed<T extends z.ZodTypeAny>(entity: T) {
  return z
    .record(z.unknown(), { required_error: NO_ENTITY, invalid_type_error: NO_ENTITY })
    .pipe(entity);
}

/** Left out is left as it is. */
function keptJson(label: string) {
  return z
    .unknown()
    .refine(
      (value) => value === undefined || JSON.stringify(value).length <= 20_000,
      `${label} are too long to be kept.`,
    );
}

/** Left out is none to add, change or remove. */
function listOf<T extends z.ZodTypeAny>(entry: T, words: string) {
  return z
    .array(entry, { invalid_type_error: `The ${words} could not be read.` })
    .max(50, `A contact can have at most 50 ${words}.`)
    .nullish()
    .transform((entries): z.output<T>[] => entries ?? []);
}
