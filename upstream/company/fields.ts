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
import type { FieldName } from "../../domain/refusals/refusal";
import { issue, toIssueMessage } from "../wire/issue";
import { toNumberRefusal } from "../wire/number-refusal";

type TextSchema = z.ZodType<string, z.ZodTypeDef, unknown>;

type TextColumn = {
  [Name in keyof CompanyRow]: CompanyRow[Name] extends string ? Name : never;
}[keyof CompanyRow];

type ProfileRow = {
  column: TextColumn;
  /** The schema of the field, or one schema for each country that has the field. */
  schema: TextSchema | Partial<Record<CountryId, TextSchema>>;
  /** Whether a change requires the password. */
  isGuarded: boolean;
};

/**
 * The fields of a business profile, by their names in the v2 API, one row for each field.
 * Validation, storage, responses and the password rule are derived from these rows.
 */
export const PROFILE_FIELDS = {
  name: createRow("display_name", compulsoryText("business_name", LIMITS.name), false),
  address: createRow("address", optionalText("address", LIMITS.address), false),
  tax_no: createRow(
    "tax_no",
    optionalText("tax_number", LIMITS.tax_no).transform(normalizeTaxNumber),
    false,
  ),
  tax_since: createRow(
    "tax_since",
    z
      .unknown()
      .transform((value) => (value === null || value === undefined ? "" : value))
      .pipe(
        z.union([z.literal(""), requiredDate(issue("unreadable", { field: "registration_date" }))]),
      ),
    false,
  ),
  phone_no: createRow("phone", optionalText("phone_number", LIMITS.phone_no), false),
  email: createRow("email", optionalEmail("the_email", LIMITS.email), true),
  website_url: createRow(
    "website_url",
    optionalText("website", LIMITS.website_url).refine(
      (value) => value === "" || WEBSITE_PATTERN.test(value),
      issue("invalid_website"),
    ),
    false,
  ),
  bank_name: createRow("bank_name", optionalText("bank", LIMITS.bank_name), true),
  bank_account_name: createRow(
    "bank_account_name",
    optionalText("account_name", LIMITS.bank_account_name),
    true,
  ),
  bank_account_no: createRow(
    "bank_account_no",
    optionalText("account_number", LIMITS.bank_account_no).refine(
      (value) => value === "" || ACCOUNT_NO_PATTERN.test(value),
      issue("invalid_account_no"),
    ),
    true,
  ),
  footer: createRow("invoice_footer", optionalText("footer", LIMITS.footer), false),
  received_by: createRow("received_by", tickSchema("signature_line"), false),
  registration_no: createRow(
    "registration_no",
    {
      [MALAYSIA.id]: businessNumberSchema("ssm_number", LIMITS.registration_no, parseSsm),
      [SINGAPORE.id]: businessNumberSchema("uen", LIMITS.registration_no, parseUen),
    },
    false,
  ),
  tin: createRow(
    "tin",
    { [MALAYSIA.id]: businessNumberSchema("tin", LIMITS.tin, parseTin) },
    false,
  ),
  msic: createRow(
    "msic",
    { [MALAYSIA.id]: businessNumberSchema("msic_code", LIMITS.msic, parseMsic) },
    false,
  ),
  paynow: createRow(
    "paynow",
    { [SINGAPORE.id]: businessNumberSchema("paynow_number", LIMITS.paynow, parsePayNow) },
    true,
  ),
  duitnow_code: createRow(
    "duitnow_code",
    {
      [MALAYSIA.id]: businessNumberSchema("duitnow_code", LIMITS.duitnow_code, (text) => {
        const parsed = parseDuitNow(text);
        return "problem" in parsed ? parsed : { value: parsed.code };
      }),
    },
    true,
  ),
} satisfies Record<ProfileText, ProfileRow>;

function createRow<Schema extends ProfileRow["schema"], IsGuarded extends boolean>(
  column: TextColumn,
  schema: Schema,
  isGuarded: IsGuarded,
) {
  return { column, schema, isGuarded };
}

type Fields = typeof PROFILE_FIELDS;

/** The names of the fields whose change requires the password. Each is also the column's name. */
export type GuardedField = {
  [Name in ProfileText]: Fields[Name]["isGuarded"] extends true ? Name : never;
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
function tickSchema(field: FieldName): TextSchema {
  return z
    .boolean({ invalid_type_error: issue("not_a_flag", { field }) })
    .nullish()
    .transform((isTicked) => (isTicked ? TICKED : ""));
}

/**
 * Returns the schema of an official number or code, such as the SSM number. An empty text is
 * allowed; any other text must be a valid number.
 */
function businessNumberSchema(
  field: FieldName,
  maxLength: number,
  parse: (text: string) => ParsedNumber,
): TextSchema {
  return optionalText(field, maxLength).transform((text, context): string => {
    if (text === "") return "";
    const checked = parse(text);
    if ("value" in checked) return checked.value;
    context.addIssue({
      code: z.ZodIssueCode.custom,
      message: toIssueMessage(toNumberRefusal(checked.problem)),
    });
    return z.NEVER;
  });
}
