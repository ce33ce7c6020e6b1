import {
  findCountryOrMalaysia,
  MALAYSIA,
  SINGAPORE,
  type CountryId,
} from "../../../domain/countries";
import { mapRows, listKeys } from "../../../domain/field-table";
import { PROFILE_LIMITS, type ProfileText } from "../../../domain/limits/business";

// This table has one row for each field of a business profile, by the name of the field in the form.
// The table defines the order of the fields and how they are displayed, read, written and compared.
// The checks of numbers are in `business/checks`.

/** A text for all countries, or one for each country. */
type PerCountry = string | Record<CountryId, string>;

type Row<Wire extends ProfileText = ProfileText> = {
  wire: Wire;
  label: PerCountry;
  /** The section of the form that displays the field. */
  group: "about" | "tax" | "pay" | "invoice";
  /** The only country whose businesses have the field. */
  country?: CountryId;
  isRequired?: boolean;
  isWide?: boolean;
  hint?: PerCountry;
  /** True for a box to tick. */
  isTick?: boolean;
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
    label: "Business name",
    group: "about",
    isRequired: true,
    isWide: true,
    control: { autoComplete: "organization" },
  },
  address: {
    wire: "address",
    label: "Address",
    group: "about",
    lines: 4,
    control: { autoComplete: "street-address" },
  },
  registrationNo: {
    wire: "registration_no",
    label: { [MALAYSIA.id]: "SSM registration number", [SINGAPORE.id]: "UEN" },
    group: "about",
    isWide: true,
    hint: {
      [MALAYSIA.id]: "Such as 201901000005 or 1312525-A",
      [SINGAPORE.id]: "Such as 201912345K",
    },
  },
  phone: {
    wire: "phone_no",
    label: "Phone",
    group: "about",
    control: { type: "tel", autoComplete: "tel" },
  },
  email: {
    wire: "email",
    label: "Email",
    group: "about",
    control: { type: "email", inputMode: "email", autoComplete: "email" },
  },
  website: {
    wire: "website_url",
    label: "Website",
    group: "about",
    isWide: true,
    control: { inputMode: "url", autoCapitalize: "none" },
  },
  taxNo: {
    wire: "tax_no",
    label: taxTexts((tax) => `${tax} number`),
    group: "tax",
    hint: {
      [MALAYSIA.id]:
        "Only a business registered for SST may charge it: leave this blank if yours is not.",
      [SINGAPORE.id]: "Only a business registered for GST may charge it, and print 'Tax Invoice'.",
    },
    control: NO_AUTOCOMPLETE,
  },
  taxSince: {
    wire: "tax_since",
    label: taxTexts((tax) => `${tax} registered since`),
    group: "tax",
    isWide: true,
    control: { ...DIGITS_CONTROL, placeholder: "DD/MM/YYYY" },
  },
  tin: {
    wire: "tin",
    label: "TIN",
    group: "tax",
    country: MALAYSIA.id,
    hint: "For e-invoices, such as C2584563220",
    control: NO_AUTOCOMPLETE,
  },
  msic: {
    wire: "msic",
    label: "MSIC code",
    group: "tax",
    country: MALAYSIA.id,
    hint: "5 digits: what your business does",
    control: DIGITS_CONTROL,
  },
  bankName: { wire: "bank_name", label: "Bank", group: "pay", isWide: true },
  bankAccountName: { wire: "bank_account_name", label: "Account name", group: "pay" },
  bankAccountNo: {
    wire: "bank_account_no",
    label: "Account number",
    group: "pay",
    control: DIGITS_CONTROL,
  },
  payNow: {
    wire: "paynow",
    label: "PayNow UEN or mobile number",
    group: "pay",
    country: SINGAPORE.id,
    isWide: true,
    hint: "Never an NRIC: it would be printed on every invoice.",
    control: NO_AUTOCOMPLETE,
  },
  /** The text of the code, read from an uploaded picture. */
  duitNowCode: { wire: "duitnow_code", label: "DuitNow code", group: "pay", country: MALAYSIA.id },
  footer: { wire: "footer", label: "Footer of the invoice", group: "invoice", lines: 3 },
  receivedBy: {
    wire: "received_by",
    label: "Lines for the customer to sign",
    group: "invoice",
    isWide: true,
    isTick: true,
    hint: "Prints 'Received by', 'Signature' and 'Date' at the end of each invoice.",
  },
});

function taxTexts(words: (tax: string) => string): PerCountry {
  return { [MALAYSIA.id]: words(MALAYSIA.tax), [SINGAPORE.id]: words(SINGAPORE.tax) };
}

function rows<Wires extends Record<string, ProfileText>>(table: {
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

/** Returns the text for the country of the business. */
export function chooseTextForCountry(words: PerCountry, countryId: string): string {
  return typeof words === "string" ? words : words[findCountryOrMalaysia(countryId).id];
}

/** The maximum lengths of the fields in characters. */
export const PROFILE_TEXT_LIMITS = mapRows(PROFILE_FIELDS, ({ wire }) => PROFILE_LIMITS[wire]);

/** The labels of the form's fields by name. */
export type ProfileLabels = Record<ProfileField | "logo" | "duitNowPicture" | "password", string>;

/** Returns the labels of the fields for the country of the business. */
export function toProfileLabels(countryId: string): ProfileLabels {
  return {
    ...mapRows(PROFILE_FIELDS, ({ label }) => chooseTextForCountry(label, countryId)),
    logo: "Logo",
    duitNowPicture: "Picture of your DuitNow QR code",
    password: "Your password",
  };
}
