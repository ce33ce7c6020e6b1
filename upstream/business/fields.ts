import * as z from "zod";
import type { Checked } from "../../domain/business-numbers/checked";
import { readDuitNow } from "../../domain/business-numbers/duitnow";
import { readPayNow } from "../../domain/business-numbers/paynow";
import { readSsm, readUen } from "../../domain/business-numbers/registration";
import { readTaxNumber } from "../../domain/business-numbers/tax-number";
import { readMsic, readTin } from "../../domain/business-numbers/tin";
import type { CountryId } from "../../domain/countries";
import { namesOf } from "../../domain/field-table";
import { PROFILE_LIMITS as LIMITS, type ProfileText } from "../../domain/limits/business";
import { compulsoryText, date, optionalEmail, optionalText } from "../http/fields";
import type { CompanyRow } from "./lacks";

/**
 * What a business says of itself by the names on the wire, each field in one row: what is taken,
 * stored, answered and guarded follows from it.
 */

type Text = z.ZodType<string, z.ZodTypeDef, unknown>;

type Row = {
  column: {
    [Name in keyof CompanyRow]: CompanyRow[Name] extends string ? Name : never;
  }[keyof CompanyRow];
  /** By country: in one that is not named it is neither taken nor answered. */
  read: Partial<Record<CountryId, Text>>;
  /** As a mail names it, if only who has just given the password may change it; null if anyone may. */
  guardedAs: string | null;
};

const WEBSITE = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/iu;

export const PROFILE_FIELDS = {
  name: {
    column: "display_name",
    read: everywhere(compulsoryText("Business name", LIMITS.name)),
    guardedAs: null,
  },
  address: {
    column: "address",
    read: everywhere(optionalText("The address", LIMITS.address)),
    guardedAs: null,
  },
  tax_no: {
    column: "tax_no",
    read: everywhere(optionalText("The tax number", LIMITS.tax_no).transform(readTaxNumber)),
    guardedAs: null,
  },
  tax_since: {
    column: "tax_since",
    read: everywhere(
      z
        .unknown()
        .transform((value) => (value === null || value === undefined ? "" : value))
        .pipe(z.union([z.literal(""), date("The date of the registration could not be read.")])),
    ),
    guardedAs: null,
  },
  phone_no: {
    column: "phone",
    read: everywhere(optionalText("The phone number", LIMITS.phone_no)),
    guardedAs: null,
  },
  email: {
    column: "email",
    read: everywhere(optionalEmail("The email", LIMITS.email)),
    guardedAs: "email",
  },
  website_url: {
    column: "website_url",
    read: everywhere(
      optionalText("The website", LIMITS.website_url).refine(
        (value) => value === "" || WEBSITE.test(value),
        "The website needs a form such as www.example.com.",
      ),
    ),
    guardedAs: null,
  },
  bank_name: {
    column: "bank_name",
    read: everywhere(optionalText("The bank", LIMITS.bank_name)),
    guardedAs: "bank",
  },
  bank_account_name: {
    column: "bank_account_name",
    read: everywhere(optionalText("The account name", LIMITS.bank_account_name)),
    guardedAs: "account name",
  },
  bank_account_no: {
    column: "bank_account_no",
    read: everywhere(
      optionalText("The account number", LIMITS.bank_account_no).refine(
        (value) => value === "" || /^\d[\d -]{3,}$/.test(value),
        "The account number has digits, spaces and hyphens only.",
      ),
    ),
    guardedAs: "account number",
  },
  footer: {
    column: "invoice_footer",
    read: everywhere(optionalText("The footer", LIMITS.footer)),
    guardedAs: null,
  },
  registration_no: {
    column: "registration_no",
    read: {
      135: numbered("The SSM number", LIMITS.registration_no, readSsm),
      200: numbered("The UEN", LIMITS.registration_no, readUen),
    },
    guardedAs: null,
  },
  tin: { column: "tin", read: { 135: numbered("The TIN", LIMITS.tin, readTin) }, guardedAs: null },
  msic: {
    column: "msic",
    read: { 135: numbered("The MSIC code", LIMITS.msic, readMsic) },
    guardedAs: null,
  },
  paynow: {
    column: "paynow",
    read: { 200: numbered("The PayNow number", LIMITS.paynow, readPayNow) },
    guardedAs: "PayNow number",
  },
  duitnow_code: {
    column: "duitnow_code",
    read: {
      135: numbered("The DuitNow code", LIMITS.duitnow_code, (text) => {
        const read = readDuitNow(text);
        return "problem" in read ? read : { value: read.code };
      }),
    },
    guardedAs: "DuitNow code",
  },
} satisfies Record<ProfileText, Row>;

type Fields = typeof PROFILE_FIELDS;

/** What is changed only by who has just given the password: each has a column of its own name. */
export type GuardedField = {
  [Name in ProfileText]: Fields[Name]["guardedAs"] extends string ? Name : never;
}[ProfileText];

/** What every country has is there, blank when it was left out. */
export type Profile = Partial<Record<ProfileText, string>> & {
  [
    Name in ProfileText as Fields[Name]["read"] extends Record<CountryId, Text> ? Name : never
  ]: string;
};

/** What a business of a country has, the table's rows in their order. */
export function profileFields(country: CountryId): [ProfileText, Row & { text: Text }][] {
  return namesOf(PROFILE_FIELDS).flatMap((name): [ProfileText, Row & { text: Text }][] => {
    const row: Row = PROFILE_FIELDS[name];
    const text = row.read[country];
    return text ? [[name, { ...row, text }]] : [];
  });
}

function everywhere(text: Text): Record<CountryId, Text> {
  return { 135: text, 200: text };
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
