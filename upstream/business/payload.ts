import * as z from "zod";
import type { Checked } from "../../domain/business-numbers/checked";
import { readDuitNow } from "../../domain/business-numbers/duitnow";
import { readPayNow } from "../../domain/business-numbers/paynow";
import { readSsm, readUen } from "../../domain/business-numbers/registration";
import { readTaxNumber } from "../../domain/business-numbers/tax-number";
import { readMsic, readTin } from "../../domain/business-numbers/tin";
import { type CountryId } from "../../domain/countries";
import { compulsoryText, date, optionalEmail, optionalText } from "../http/fields";

/** What `PUT` of a profile takes, whatever the country; what is left out is blank. */
const shared = {
  name: compulsoryText("Business name", 200),
  address: optionalText("The address", 500),
  tax_no: optionalText("The tax number", 35).transform(readTaxNumber),
  tax_since: z
    .unknown()
    .transform((value) => (value === null || value === undefined ? "" : value))
    .pipe(z.union([z.literal(""), date("The date of the registration could not be read.")])),
  phone_no: optionalText("The phone number", 30),
  email: optionalEmail("The email", 320),
  website_url: optionalText("The website", 200).refine(
    (value) => value === "" || WEBSITE.test(value),
    "The website needs a form such as www.example.com.",
  ),
  bank_name: optionalText("The bank", 100),
  bank_account_name: optionalText("The account name", 100),
  bank_account_no: optionalText("The account number", 40).refine(
    (value) => value === "" || /^\d[\d -]{3,}$/.test(value),
    "The account number has digits, spaces and hyphens only.",
  ),
  footer: optionalText("The footer", 500),
};

const WEBSITE = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/iu;

/** The fields of each country: those of another are neither taken nor answered. */
const PAYLOADS = {
  135: z.object({
    ...shared,
    registration_no: numbered("The SSM number", 40, readSsm),
    tin: numbered("The TIN", 30, readTin),
    msic: numbered("The MSIC code", 10, readMsic),
    duitnow_code: numbered("The DuitNow code", 512, (text) => {
      const read = readDuitNow(text);
      return "problem" in read ? read : { value: read.code };
    }),
  }),
  200: z.object({
    ...shared,
    registration_no: numbered("The UEN", 30, readUen),
    paynow: numbered("The PayNow number", 30, readPayNow),
  }),
};

export type Profile = z.output<(typeof PAYLOADS)[135]> | z.output<(typeof PAYLOADS)[200]>;

export function profilePayload(country: CountryId): z.ZodType<Profile, z.ZodTypeDef, unknown> {
  return PAYLOADS[country];
}

/** Blank is none; anything else is of its form, or refused in the words for it. */
function numbered(label: string, longest: number, read: (text: string) => Checked) {
  return optionalText(label, longest).transform((text, context): string => {
    if (text === "") return "";
    const checked = read(text);
    if ("value" in checked) return checked.value;
    context.addIssue({ code: z.ZodIssueCode.custom, message: checked.problem });
    return z.NEVER;
  });
}
