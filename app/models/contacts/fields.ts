import {
  CONTACT_LIMITS,
  type AddressText,
  type ContactText,
} from "../../../domain/limits/contacts";
import { mapRows, listKeys } from "../../../domain/field-table";
import { contactWords as words } from "../../../domain/words/contacts";

// These tables have one row for each text and each choice of a contact, by its name in the form. The
// tables define the order of the fields and how they are displayed, checked, read, written and
// compared.

/** A contact is a business or a person. Each kind has a form of its own. */
export type ContactKind = "business" | "person";

/** The place of a field in the form of one kind of contact. */
type Place = {
  /**
   * `hidden` fields are posted but not displayed. `address` fields are displayed when they are
   * filled in and the contact has no stored addresses, and are hidden otherwise.
   */
  in: "info" | "more" | "hidden" | "address";
  isRequired?: boolean;
  hint?: () => string;
  /** The example of the company's country that is displayed in the empty field. */
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
  control?: Control;
};

const INFO: Place = { in: "info" };
const MORE: Place = { in: "more" };
const HIDDEN: Place = { in: "hidden" };
const ADDRESS: Place = { in: "address" };

/** The text fields of a contact by name, in the order of the form. */
export const CONTACT_TEXTS = rows({
  name: {
    wire: "name",
    control: { autoComplete: "organization" },
    business: { in: "info", isRequired: true },
    person: MORE,
  },
  firstName: {
    wire: "first_name",
    business: HIDDEN,
    person: { in: "info", isRequired: true },
  },
  lastName: { wire: "last_name", business: HIDDEN, person: INFO },
  displayName: {
    wire: "display_name",
    business: { in: "info", hint: () => words.businessDisplayNameHint },
    person: {
      in: "info",
      isRequired: true,
      hint: () => words.personDisplayNameHint,
    },
  },
  regNo: {
    wire: "reg_no",
    business: { in: "info", example: "regNo" },
    person: { in: "more", example: "regNo" },
  },
  email: {
    wire: "email",
    control: { type: "email", inputMode: "email" },
    business: { in: "info", isRequired: true },
    person: INFO,
  },
  phone: {
    wire: "phone_no",
    control: { type: "tel" },
    business: { in: "info", example: "phone" },
    person: { in: "info", example: "mobile" },
  },
  website: {
    wire: "website_url",
    control: { inputMode: "url", placeholder: "https://" },
    business: INFO,
    person: MORE,
  },
  /** The address in one line, of a contact without separate addresses. */
  address: { wire: "address", business: ADDRESS, person: ADDRESS },
});

function rows<Wires extends Record<string, ContactText>>(table: {
  [Name in keyof Wires]: TextRow<Wires[Name]>;
}) {
  return table;
}

export type ContactTextName = keyof typeof CONTACT_TEXTS;

const TEXT_NAMES = listKeys(CONTACT_TEXTS);

/** Returns the names of the texts that have this place in the form of this kind. */
export function listTextNames(kind: ContactKind, place: Place["in"]): ContactTextName[] {
  return TEXT_NAMES.filter((name) => CONTACT_TEXTS[name][kind].in === place);
}

/** Returns the names of the texts that a contact of this kind must have. */
export function listRequiredTexts(kind: ContactKind): ContactTextName[] {
  return TEXT_NAMES.filter((name) => CONTACT_TEXTS[name][kind].isRequired);
}

/** The maximum lengths of the texts in characters. */
export const CONTACT_TEXT_LIMITS = mapRows(CONTACT_TEXTS, ({ wire }) => CONTACT_LIMITS[wire]);

const { firstName, lastName, displayName, email, phone } = CONTACT_TEXTS;

/** The texts of a contact person, in the order of the form. */
export const CONTACT_PERSON_TEXTS = { firstName, lastName, displayName, email, phone };

export const CONTACT_PERSON_TEXT_NAMES = listKeys(CONTACT_PERSON_TEXTS);

/** The texts of an address, which have the same names on the wire. */
export const ADDRESS_TEXTS: Record<AddressText, AddressRow> = {
  street: {},
  postcode: { inputMode: "numeric", example: "postcode" },
  city: { example: "city" },
  state: { example: "state" },
};

type AddressRow = {
  inputMode?: "numeric";
  example?: "postcode" | "city" | "state";
};

export const ADDRESS_TEXT_NAMES = listKeys(ADDRESS_TEXTS);

/** The language in a form that leaves the customer's language to the company. */
export const COMPANY_LANGUAGE = "company";

/** The fields that are chosen from a list, for a contact as a customer and as a supplier. */
export const CONTACT_CHOICES = {
  currencyId: { wire: "currency_id", list: "currencies", side: "customer" },
  methodId: { wire: "method_id", list: "methods", side: "customer" },
  termId: { wire: "term_id", list: "terms", side: "customer" },
  supplierCurrencyId: { wire: "supplier_currency_id", list: "currencies", side: "supplier" },
  supplierMethodId: { wire: "supplier_method_id", list: "methods", side: "supplier" },
  supplierTermId: { wire: "supplier_term_id", list: "terms", side: "supplier" },
} as const;

export type ContactChoiceName = keyof typeof CONTACT_CHOICES;
/** The side of a choice. A contact can be a customer, a supplier, or both. */
export type ContactSide = "customer" | "supplier";

/** Returns the names of the choices of this side. */
export function listChoiceNames(side: ContactSide): ContactChoiceName[] {
  return listKeys(CONTACT_CHOICES).filter((name) => CONTACT_CHOICES[name].side === side);
}

/** Returns the labels of the texts, the memo and the language by name. */
export function getContactLabels(): Record<ContactTextName | "memo" | "language", string> {
  return words.labels;
}

export function getAddressLabels(): Record<AddressText, string> {
  return words.addressLabels;
}

export function getChoiceLabels(): Record<ContactChoiceName, string> {
  return words.choiceLabels;
}
