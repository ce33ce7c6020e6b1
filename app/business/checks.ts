import * as z from "zod";
import type { ParsedNumber } from "../../domain/business-numbers/parsed-number";
import { parsePayNow } from "../../domain/business-numbers/paynow";
import { parseSsm, parseUen } from "../../domain/business-numbers/registration";
import {
  hasGstForm,
  hasSstForm,
  normalizeTaxNumber,
} from "../../domain/business-numbers/tax-number";
import { parseMsic, parseTin } from "../../domain/business-numbers/tin";
import { ACCOUNT_NO_PATTERN, WEBSITE_PATTERN } from "../../domain/business-numbers/patterns";
import { businessWords as words } from "../../domain/words/business";
import { fill } from "../../domain/words/message";
import { fieldWords } from "../../domain/words/fields";
import { findTooLongFields } from "~/forms/checks";
import { isSingapore } from "../../domain/countries";
import { parseDate } from "../../domain/calendar/days";
import { PROFILE_TEXT_LIMITS, type ProfileField, type ProfileForm } from "~/models/business/fields";

type NumberParsers = Partial<Record<ProfileField, (typed: string) => ParsedNumber>>;

const MALAYSIAN_NUMBERS: NumberParsers = {
  registrationNo: parseSsm,
  tin: parseTin,
  msic: parseMsic,
};
const SINGAPOREAN_NUMBERS: NumberParsers = { registrationNo: parseUen, payNow: parsePayNow };

/**
 * Returns the errors of the profile by field name; empty when all fields are valid. Business
 * numbers are checked by the rules of Singapore or, for any other country, of Malaysia.
 */
export function checkProfile(form: ProfileForm, countryId: string): Record<string, string> {
  const numbers = Object.entries(isSingapore(countryId) ? SINGAPOREAN_NUMBERS : MALAYSIAN_NUMBERS);
  const errors: [string, string][] = [
    ...findTooLongFields(form, PROFILE_TEXT_LIMITS).map(([[name], message]): [string, string] => [
      String(name),
      message,
    ]),
    ...numbers.flatMap(([name, parse]): [string, string][] => {
      const typed = form[name as ProfileField].trim();
      const checked = typed === "" ? null : parse(typed);
      return checked && "problem" in checked ? [[name, checked.problem]] : [];
    }),
    ...findFormatErrors(form),
  ];
  return Object.fromEntries(errors);
}

/** Returns an error for each field in a wrong format, and one when the name is missing. */
function findFormatErrors(form: ProfileForm): [string, string][] {
  const isEmail = (text: string) => z.string().email().safeParse(text).success;
  const checks: [ProfileField, (text: string) => boolean, string][] = [
    ["email", isEmail, fieldWords.invalidEmail],
    ["website", (text) => WEBSITE_PATTERN.test(text), words.invalidWebsite],
    ["taxSince", (text) => parseDate(text) !== null, words.invalidDate],
    ["bankAccountNo", (text) => ACCOUNT_NO_PATTERN.test(text), words.invalidAccountNo],
  ];
  const errors = checks.flatMap(([name, isValid, message]): [string, string][] => {
    const text = form[name].trim();
    return text === "" || isValid(text) ? [] : [[name, message]];
  });
  return form.name.trim() === "" ? [["name", fieldWords.compulsory], ...errors] : errors;
}

/**
 * Returns a warning when the tax number has no known form; empty otherwise. A number with a warning
 * is still saved.
 */
export function checkTaxNumber(taxNo: string, countryId: string): string {
  const number = normalizeTaxNumber(taxNo);
  if (number === "") return "";
  if (isSingapore(countryId)) return hasGstForm(number) ? "" : words.unusualGst;
  return hasSstForm(number) ? "" : fill(words.unusualSst, { example: "W10-1808-32000005" });
}
