import {
  findCountryOrMalaysia,
  isSingapore,
  MALAYSIA,
  SINGAPORE,
  type CountryId,
} from "../../../domain/countries";
import { mapRows, listKeys } from "../../../domain/field-table";
import { businessWords as words } from "../../../domain/words/business";
import { fill } from "../../../domain/words/message";
import {
  PROFILE_CHOICE_LIMIT,
  PROFILE_LIMITS,
  type ProfileChoice,
  type ProfileText,
} from "../../../domain/limits/business";
import { LANGUAGES } from "../../../domain/languages";
import { PAPER_CHOICES } from "../../../domain/paper-languages";

// This table has one row for each field of a business profile, by the name of the field in the form.
// The table defines the order of the fields and how they are displayed, read, written and compared.
// The checks of numbers are in `business/checks`.

type WireName = ProfileText | ProfileChoice;

type Row<Wire extends WireName = WireName> = {
  wire: Wire;
  /** The section of the form that displays the field. */
  group: "about" | "tax" | "pay" | "invoice";
  /** The only country whose businesses have the field. */
  country?: CountryId;
  isRequired?: boolean;
  isWide?: boolean;
  /** Returns the hint for the country of the business. */
  hint?: (countryId: string) => string;
  /** True for a box to tick. */
  isTick?: boolean;
  /** Returns what can be chosen, for a field that is a list. */
  listChoices?: () => { id: string; name: string }[];
  /** The number of lines of a multi-line field. */
  lines?: number;
  control?: {
    type?: "tel" | "email";
    inputMode?: "email" | "url" | "numeric";
    autoComplete?: string;
    autoCapitalize?: "none";
    placeholder?: string;
  };
};

const NO_AUTOCOMPLETE = { autoComplete: "off" };
const DIGITS_CONTROL = { inputMode: "numeric", autoComplete: "off" } as const;

/** The fields of a business profile by name, in the order of the form. */
export const PROFILE_FIELDS = rows({
  name: {
    wire: "name",
    group: "about",
    isRequired: true,
    isWide: true,
    control: { autoComplete: "organization" },
  },
  address: {
    wire: "address",
    group: "about",
    lines: 4,
    control: { autoComplete: "street-address" },
  },
  registrationNo: {
    wire: "registration_no",
    group: "about",
    isWide: true,
    hint: (countryId) => (isSingapore(countryId) ? words.uenHint : words.ssmHint),
  },
  phone: {
    wire: "phone_no",
    group: "about",
    control: { type: "tel", autoComplete: "tel" },
  },
  email: {
    wire: "email",
    group: "about",
    control: { type: "email", inputMode: "email", autoComplete: "email" },
  },
  website: {
    wire: "website_url",
    group: "about",
    isWide: true,
    control: { inputMode: "url", autoCapitalize: "none" },
  },
  taxNo: {
    wire: "tax_no",
    group: "tax",
    hint: (countryId) => (isSingapore(countryId) ? words.gstHint : words.sstHint),
    control: NO_AUTOCOMPLETE,
  },
  taxSince: {
    wire: "tax_since",
    group: "tax",
    isWide: true,
    control: { ...DIGITS_CONTROL, placeholder: "DD/MM/YYYY" },
  },
  tin: {
    wire: "tin",
    group: "tax",
    country: MALAYSIA.id,
    hint: () => words.tinHint,
    control: NO_AUTOCOMPLETE,
  },
  msic: {
    wire: "msic",
    group: "tax",
    country: MALAYSIA.id,
    hint: () => words.msicHint,
    control: DIGITS_CONTROL,
  },
  bankName: { wire: "bank_name", group: "pay", isWide: true },
  bankAccountName: { wire: "bank_account_name", group: "pay" },
  bankAccountNo: { wire: "bank_account_no", group: "pay", control: DIGITS_CONTROL },
  payNow: {
    wire: "paynow",
    group: "pay",
    country: SINGAPORE.id,
    isWide: true,
    hint: () => words.payNowHint,
    control: NO_AUTOCOMPLETE,
  },
  /** The text of the code, read from an uploaded picture. */
  duitNowCode: { wire: "duitnow_code", group: "pay", country: MALAYSIA.id },
  footer: { wire: "footer", group: "invoice", lines: 3 },
  receivedBy: {
    wire: "received_by",
    group: "invoice",
    isWide: true,
    isTick: true,
    hint: () => words.receivedByHint,
  },
  customerLanguage: {
    wire: "customer_language",
    group: "invoice",
    isWide: true,
    hint: () => words.customerLanguageHint,
    listChoices: () => LANGUAGES.map(({ id, name }) => ({ id, name })),
  },
  paperLanguages: {
    wire: "paper_languages",
    group: "invoice",
    isWide: true,
    hint: (countryId) =>
      isSingapore(countryId) ? words.paperLanguagesHintGst : words.paperLanguagesHintSst,
    listChoices: () =>
      ([USUAL_LANGUAGES, ...PAPER_CHOICES] as const).map((id) => ({
        id,
        name: words.paperChoices[id],
      })),
  },
});

/** The field `paperLanguages` when the owner leaves the languages of papers to the country. */
export const USUAL_LANGUAGES = "usual";

/** The fields of an API with the extension `language`. */
export const LANGUAGE_FIELDS: readonly string[] = ["customerLanguage", "paperLanguages"];

function rows<Wires extends Record<string, WireName>>(table: {
  [Name in keyof Wires]: Row<Wires[Name]>;
}) {
  return table;
}

/** The name of a field. */
export type ProfileField = keyof typeof PROFILE_FIELDS;

/** The texts as they were typed. A date is DD/MM/YYYY. A box is `TICKED`, or "" when not ticked. */
export type ProfileForm = Record<ProfileField, string>;

export const PROFILE_FIELD_NAMES = listKeys(PROFILE_FIELDS);

/** Returns the names of the fields in a group that businesses of the country have. */
export function listProfileFields(group: Row["group"], countryId: string): ProfileField[] {
  return PROFILE_FIELD_NAMES.filter((name) => {
    const { group: fieldGroup, country } = PROFILE_FIELDS[name];
    return (
      fieldGroup === group &&
      (country === undefined || country === findCountryOrMalaysia(countryId).id)
    );
  });
}

/** The maximum lengths of the fields in characters. */
export const PROFILE_TEXT_LIMITS = mapRows(PROFILE_FIELDS, ({ wire }) => getMaxLength(wire));

export function getMaxLength(wire: WireName): number {
  const limits: Partial<Record<string, number>> = PROFILE_LIMITS;
  return limits[wire] ?? PROFILE_CHOICE_LIMIT;
}

/** The labels of the form's fields by name. */
export type ProfileLabels = Record<ProfileField | "logo" | "duitNowPicture" | "password", string>;

/** Returns the labels of the fields for the country of the business. */
export function toProfileLabels(countryId: string): ProfileLabels {
  const { tax } = findCountryOrMalaysia(countryId);
  return {
    ...words.labels,
    registrationNo: isSingapore(countryId) ? words.uen : words.ssm,
    taxNo: fill(words.taxNo, { tax }),
    taxSince: fill(words.taxSince, { tax }),
  };
}
