import * as z from "zod";
import type { Checked } from "../../domain/business-numbers/checked";
import { readDuitNow } from "../../domain/business-numbers/duitnow";
import { readPayNow } from "../../domain/business-numbers/paynow";
import { readSsm, readUen } from "../../domain/business-numbers/registration";
import { readTaxNumber } from "../../domain/business-numbers/tax-number";
import { readMsic, readTin } from "../../domain/business-numbers/tin";
import { ACCOUNT_NO, WEBSITE } from "../../domain/business-numbers/written-forms";
import { MALAYSIA, SINGAPORE, type CountryId } from "../../domain/countries";
import { namesOf } from "../../domain/field-table";
import { PROFILE_LIMITS as LIMITS, type ProfileText } from "../../domain/limits/business";
import { compulsoryText, date, optionalEmail, optionalText } from "../wire/fields";
import type { CompanyRow } from "./lacks";

/**
 * What a business says of itself by the names on the wire, each field in one row: what is taken,
 * stored, answered and guarded follows from it.
 */

type Text = z.ZodType<string, z.ZodTypeDef, unknown>;

type Column = {
  [Name in keyof CompanyRow]: CompanyRow[Name] extends string ? Name : never;
}[keyof CompanyRow];

type Row = {
  column: Column;
  /** By country, where not all have it: in others it is neither taken nor answered. */
  read: Text | Partial<Record<CountryId, Text>>;
  /** As a mail names it, if only who has just given the password may change it; null if anyone may. */
  guardedAs: string | null;
};

export const PROFILE_FIELDS = {
  name: row("display_name", compulsoryText("Business name", LIMITS.name), null),
  address: row("address", optionalText("The address", LIMITS.address), null),
  tax_no: row(
    "tax_no",
    optionalText("The tax number", LIMITS.tax_no).transform(readTaxNumber),
    null,
  ),
  tax_since: row(
    "tax_since",
    z
      .unknown()
      .transform((value) => (value === null || value === undefined ? "" : value))
      .pipe(z.union([z.literal(""), date("The date of the registration could not be read.")])),
    null,
  ),
  phone_no: row("phone", optionalText("The phone number", LIMITS.phone_no), null),
  email: row("email", optionalEmail("The email", LIMITS.email), "email"),
  website_url: row(
    "website_url",
    optionalText("The website", LIMITS.website_url).refine(
      (value) => value === "" || WEBSITE.test(value),
      "The website needs a form such as www.example.com.",
    ),
    null,
  ),
  bank_name: row("bank_name", optionalText("The bank", LIMITS.bank_name), "bank"),
  bank_account_name: row(
    "bank_account_name",
    optionalText("The account name", LIMITS.bank_account_name),
    "account name",
  ),
  bank_account_no: row(
    "bank_account_no",
    optionalText("The account number", LIMITS.bank_account_no).refine(
      (value) => value === "" || ACCOUNT_NO.test(value),
      "The account number has digits, spaces and hyphens only.",
    ),
    "account number",
  ),
  footer: row("invoice_footer", optionalText("The footer", LIMITS.footer), null),
  registration_no: row(
    "registration_no",
    {
      [MALAYSIA.id]: numbered("The SSM number", LIMITS.registration_no, readSsm),
      [SINGAPORE.id]: numbered("The UEN", LIMITS.registration_no, readUen),
    },
    null,
  ),
  tin: row("tin", { [MALAYSIA.id]: numbered("The TIN", LIMITS.tin, readTin) }, null),
  msic: row("msic", { [MALAYSIA.id]: numbered("The MSIC code", LIMITS.msic, readMsic) }, null),
  paynow: row(
    "paynow",
    { [SINGAPORE.id]: numbered("The PayNow number", LIMITS.paynow, readPayNow) },
    "PayNow number",
  ),
  duitnow_code: row(
    "duitnow_code",
    {
      [MALAYSIA.id]: numbered("The DuitNow code", LIMITS.duitnow_code, (text) => {
        const read = readDuitNow(text);
        return "problem" in read ? read : { value: read.code };
      }),
    },
    "DuitNow code",
  ),
} satisfies Record<ProfileText, Row>;

function row<Read extends Row["read"], Guard extends Row["guardedAs"]>(
  column: Column,
  read: Read,
  guardedAs: Guard,
) {
  return { column, read, guardedAs };
}

type Fields = typeof PROFILE_FIELDS;

/** What is changed only by who has just given the password: each has a column of its own name. */
export type GuardedField = {
  [Name in ProfileText]: Fields[Name]["guardedAs"] extends string ? Name : never;
}[ProfileText];

/** What every country has is there, blank when it was left out. */
export type Profile = Partial<Record<ProfileText, string>> & {
  [
    Name in ProfileText as Fields[Name]["read"] extends Text | Record<CountryId, Text>
      ? Name
      : never
  ]: string;
};

/** What a business of a country has, the table's rows in their order. */
export function profileFields(country: CountryId): [ProfileText, Row & { text: Text }][] {
  return namesOf(PROFILE_FIELDS).flatMap((name): [ProfileText, Row & { text: Text }][] => {
    const row: Row = PROFILE_FIELDS[name];
    const text = row.read instanceof z.ZodType ? row.read : row.read[country];
    return text ? [[name, { ...row, text }]] : [];
  });
}

/** Blank is none; anything else is of its form, or refused in the words for it. */
function numbered(label: string, longest: number, read: (text: string) => Checked): Text {
  return optionalText(label, longest).transform((text, context): string => {
    if (text === "") return "";
    const checked = read(text);
    if ("value" in checked) return checked.value;
    context.addIssue({ code: z.ZodIssueCode.custom, message: checked.problem });
    return z.NEVER;
  });
}
