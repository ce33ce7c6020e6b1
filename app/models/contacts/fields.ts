import {
  CONTACT_LIMITS,
  type AddressText,
  type ContactText,
} from "../../../domain/limits/contacts";
import { mapRows, keysOf } from "../../../domain/field-table";

/**
 * The fields of a contact by their names in its form, each in one row: reading, writing, checking,
 * comparing and the form itself follow from it, in this order.
 */

export type ContactKind = "business" | "person";

/** How a field stands on the form of one kind of contact. */
type Place = {
  /** `hidden` is posted along, `address` is shown where a contact has no addresses of its own. */
  in: "info" | "more" | "hidden" | "address";
  isRequired?: boolean;
  hint?: string;
  example?: "regNo" | "phone" | "mobile";
};

type Control = {
  type?: "email" | "tel";
  inputMode?: "email" | "url";
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
};

type TextRow<Wire extends ContactText = ContactText> = Record<ContactKind, Place> & {
  wire: Wire;
  label: string;
  control?: Control;
};

const INFO: Place = { in: "info" };
const MORE: Place = { in: "more" };
const HIDDEN: Place = { in: "hidden" };
const ADDRESS: Place = { in: "address" };

export const CONTACT_TEXTS = rows({
  name: {
    wire: "name",
    label: "Business name",
    control: { autoComplete: "organization" },
    business: { in: "info", isRequired: true },
    person: MORE,
  },
  firstName: {
    wire: "first_name",
    label: "First name",
    business: HIDDEN,
    person: { in: "info", isRequired: true },
  },
  lastName: { wire: "last_name", label: "Last name", business: HIDDEN, person: INFO },
  displayName: {
    wire: "display_name",
    label: "Display name",
    business: { in: "info", hint: "As it is shown in lists; the business name, if left blank." },
    person: {
      in: "info",
      isRequired: true,
      hint: "As it is shown in lists; filled in from first and last name.",
    },
  },
  regNo: {
    wire: "reg_no",
    label: "Registration number",
    business: { in: "info", example: "regNo" },
    person: { in: "more", example: "regNo" },
  },
  email: {
    wire: "email",
    label: "Email",
    control: { type: "email", inputMode: "email" },
    business: { in: "info", isRequired: true },
    person: INFO,
  },
  phone: {
    wire: "phone_no",
    label: "Phone number",
    control: { type: "tel" },
    business: { in: "info", example: "phone" },
    person: { in: "info", example: "mobile" },
  },
  website: {
    wire: "website_url",
    label: "Website",
    control: { inputMode: "url", placeholder: "https://" },
    business: INFO,
    person: MORE,
  },
  /** In one line, of a contact without addresses of its own. */
  address: { wire: "address", label: "Address in one line", business: ADDRESS, person: ADDRESS },
});

function rows<Wires extends Record<string, ContactText>>(table: {
  [Name in keyof Wires]: TextRow<Wires[Name]>;
}) {
  return table;
}

export type ContactTextName = keyof typeof CONTACT_TEXTS;

const TEXT_NAMES = keysOf(CONTACT_TEXTS);

/** Those that stand in one place on the form of one kind. */
export function textNamesIn(kind: ContactKind, place: Place["in"]): ContactTextName[] {
  return TEXT_NAMES.filter((name) => CONTACT_TEXTS[name][kind].in === place);
}

export function requiredTexts(kind: ContactKind): ContactTextName[] {
  return TEXT_NAMES.filter((name) => CONTACT_TEXTS[name][kind].isRequired);
}

export const CONTACT_TEXT_LIMITS = mapRows(CONTACT_TEXTS, ({ wire }) => CONTACT_LIMITS[wire]);

const { firstName, lastName, displayName, email, phone } = CONTACT_TEXTS;

/** Of a contact person: those of the contact itself, in the order of the form. */
export const PERSON_TEXTS = { firstName, lastName, displayName, email, phone };

export const PERSON_TEXT_NAMES = keysOf(PERSON_TEXTS);

/** Of an address; the API has them by the same names. */
export const ADDRESS_TEXTS: Record<AddressText, AddressRow> = {
  street: { label: "Street" },
  postcode: { label: "Postcode", inputMode: "numeric", example: "postcode" },
  city: { label: "City", example: "city" },
  state: { label: "State", example: "state" },
};

type AddressRow = {
  label: string;
  inputMode?: "numeric";
  example?: "postcode" | "city" | "state";
};

export const ADDRESS_TEXT_NAMES = keysOf(ADDRESS_TEXTS);

/** What is chosen of a list, for each side from which a contact is seen. */
export const CONTACT_CHOICES = {
  currencyId: { wire: "currency_id", label: "Currency", list: "currencies", side: "customer" },
  methodId: { wire: "method_id", label: "Payment method", list: "methods", side: "customer" },
  termId: { wire: "term_id", label: "Payment term", list: "terms", side: "customer" },
  supplierCurrencyId: {
    wire: "supplier_currency_id",
    label: "Currency",
    list: "currencies",
    side: "supplier",
  },
  supplierMethodId: {
    wire: "supplier_method_id",
    label: "Payment method",
    list: "methods",
    side: "supplier",
  },
  supplierTermId: {
    wire: "supplier_term_id",
    label: "Payment term",
    list: "terms",
    side: "supplier",
  },
} as const;

export type ContactChoiceName = keyof typeof CONTACT_CHOICES;
export type ContactSide = "customer" | "supplier";

export function choiceNamesOf(side: ContactSide): ContactChoiceName[] {
  return keysOf(CONTACT_CHOICES).filter((name) => CONTACT_CHOICES[name].side === side);
}

/** What fields are called, by their names. */
export const CONTACT_LABELS = {
  ...mapRows(CONTACT_TEXTS, ({ label }) => label),
  memo: "Memo",
  language: "Language",
};
