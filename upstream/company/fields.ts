import * as z from "zod";
import type { ParsedNumber } from "../../domain/business-numbers/parsed-number";
import { parseDuitNow } from "../../domain/business-numbers/duitnow";
import { parsePayNow } from "../../domain/business-numbers/paynow";
import { parseSsm, parseUen } from "../../domain/business-numbers/registration";
import { normalizeTaxNumber } from "../../domain/business-numbers/tax-number";
import { parseMsic, parseTin } from "../../domain/business-numbers/tin";
import { ACCOUNT_NO_PATTERN, WEBSITE_PATTERN } from "../../domain/business-numbers/patterns";
import { MALAYSIA, SINGAPORE, type CountryId } from "../../domain/countries";
import { listKeys } from "../../domain/field-table";
import { PROFILE_LIMITS as LIMITS, TICKED, type ProfileText } from "../../domain/limits/business";
import { compulsoryText, requiredDate, optionalEmail, optionalText } from "../wire/fields";
import type { CompanyRow } from "./missing-details";

type TextSchema = z.ZodType<string, z.ZodTypeDef, unknown>;

type TextColumn = {
  [Name in keyof CompanyRow]: CompanyRow[Name] extends string ? Name : never;
}[keyof CompanyRow];

type ProfileRow = {
  column: TextColumn;
  /** The schema of the field, or one schema for each country that has the field. */
  schema: TextSchema | Partial<Record<CountryId, TextSchema>>;
  /**
   * The field's name in a message when a change requires the password. Null when no password
   * is required.
   */
  guardedLabel: string | null;
};

/**
 * The fields of a business profile, by their names in the v2 API, one row for each field.
 * Validation, storage, responses and the password rule are derived from these rows.
 */
export const PROFILE_FIELDS = {
  name: createRow("display_name", compulsoryText("Business name", LIMITS.name), null),
  address: createRow("address", optionalText("The address", LIMITS.address), null),
  tax_no: createRow(
    "tax_no",
    optionalText("The tax number", LIMITS.tax_no).transform(normalizeTaxNumber),
    null,
  ),
  tax_since: createRow(
    "tax_since",
    z
      .unknown()
      .transform((value) => (value === null || value === undefined ? "" : value))
      .pipe(
        z.union([z.literal(""), requiredDate("The date of the registration could not be read.")]),
      ),
    null,
  ),
  phone_no: createRow("phone", optionalText("The phone number", LIMITS.phone_no), null),
  email: createRow("email", optionalEmail("The email", LIMITS.email), "email"),
  website_url: createRow(
    "website_url",
    optionalText("The website", LIMITS.website_url).refine(
      (value) => value === "" || WEBSITE_PATTERN.test(value),
      "The website needs a form such as www.example.com.",
    ),
    null,
  ),
  bank_name: createRow("bank_name", optionalText("The bank", LIMITS.bank_name), "bank"),
  bank_account_name: createRow(
    "bank_account_name",
    optionalText("The account name", LIMITS.bank_account_name),
    "account name",
  ),
  bank_account_no: createRow(
    "bank_account_no",
    optionalText("The account number", LIMITS.bank_account_no).refine(
      (value) => value === "" || ACCOUNT_NO_PATTERN.test(value),
      "The account number has digits, spaces and hyphens only.",
    ),
    "account number",
  ),
  footer: createRow("invoice_footer", optionalText("The footer", LIMITS.footer), null),
  received_by: createRow("received_by", tickSchema("The line for the recipient's signature"), null),
  registration_no: createRow(
    "registration_no",
    {
      [MALAYSIA.id]: businessNumberSchema("The SSM number", LIMITS.registration_no, parseSsm),
      [SINGAPORE.id]: businessNumberSchema("The UEN", LIMITS.registration_no, parseUen),
    },
    null,
  ),
  tin: createRow(
    "tin",
    { [MALAYSIA.id]: businessNumberSchema("The TIN", LIMITS.tin, parseTin) },
    null,
  ),
  msic: createRow(
    "msic",
    { [MALAYSIA.id]: businessNumberSchema("The MSIC code", LIMITS.msic, parseMsic) },
    null,
  ),
  paynow: createRow(
    "paynow",
    { [SINGAPORE.id]: businessNumberSchema("The PayNow number", LIMITS.paynow, parsePayNow) },
    "PayNow number",
  ),
  duitnow_code: createRow(
    "duitnow_code",
    {
      [MALAYSIA.id]: businessNumberSchema("The DuitNow code", LIMITS.duitnow_code, (text) => {
        const parsed = parseDuitNow(text);
        return "problem" in parsed ? parsed : { value: parsed.code };
      }),
    },
    "DuitNow code",
  ),
} satisfies Record<ProfileText, ProfileRow>;

function createRow<Schema extends ProfileRow["schema"], Label extends ProfileRow["guardedLabel"]>(
  column: TextColumn,
  schema: Schema,
  guardedLabel: Label,
) {
  return { column, schema, guardedLabel };
}

type Fields = typeof PROFILE_FIELDS;

/** The names of the fields whose change requires the password. Each is also the column's name. */
export type GuardedField = {
  [Name in ProfileText]: Fields[Name]["guardedLabel"] extends string ? Name : never;
}[ProfileText];

/**
 * A validated profile. A field that exists in every country is always present; it is "" when it is
 * optional and the request has no value. A field of the other country is missing.
 */
export type Profile = Partial<Record<ProfileText, string>> & {
  [
    Name in ProfileText as Fields[Name]["schema"] extends TextSchema | Record<CountryId, TextSchema>
      ? Name
      : never
  ]: string;
};

/** Lists the fields of a business in a country, each with the schema of that country. */
export function listProfileFields(
  country: CountryId,
): [ProfileText, ProfileRow & { countrySchema: TextSchema }][] {
  return listKeys(PROFILE_FIELDS).flatMap(
    (name): [ProfileText, ProfileRow & { countrySchema: TextSchema }][] => {
      const row: ProfileRow = PROFILE_FIELDS[name];
      const countrySchema = row.schema instanceof z.ZodType ? row.schema : row.schema[country];
      return countrySchema ? [[name, { ...row, countrySchema }]] : [];
    },
  );
}

/**
 * Returns the schema of a tick, which is true or false in the v2 API and `TICKED` or "" in the
 * result.
 */
function tickSchema(label: string): TextSchema {
  return z
    .boolean({ invalid_type_error: `${label} must be true or false.` })
    .nullish()
    .transform((isTicked) => (isTicked ? TICKED : ""));
}

/**
 * Returns the schema of an official number or code, such as the SSM number. An empty text is
 * allowed; any other text must be a valid number.
 */
function businessNumberSchema(
  label: string,
  maxLength: number,
  parse: (text: string) => ParsedNumber,
): TextSchema {
  return optionalText(label, maxLength).transform((text, context): string => {
    if (text === "") return "";
    const checked = parse(text);
    if ("value" in checked) return checked.value;
    context.addIssue({ code: z.ZodIssueCode.custom, message: checked.problem });
    return z.NEVER;
  });
}
