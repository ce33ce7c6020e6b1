import { MAX_EMAIL_LENGTH } from "./email";

/**
 * The maximum number of characters of each text of a contact, by wire name. The form and the API
 * use the same limits. The database has a column of the same name for each text.
 */
export const CONTACT_LIMITS = {
  display_name: 200,
  name: 200,
  first_name: 100,
  last_name: 100,
  reg_no: 100,
  email: MAX_EMAIL_LENGTH,
  phone_no: 50,
  website_url: 500,
  address: 1000,
};

/** The wire name of a text of a contact. */
export type ContactText = keyof typeof CONTACT_LIMITS;

/** The maximum number of characters of a contact's memo. */
export const CONTACT_MEMO_LIMIT = 4000;

/** The maximum number of characters of each text of an address, by wire name. */
export const ADDRESS_LIMITS = { street: 500, postcode: 20, city: 100, state: 100 };

/** The wire name of a text of an address. */
export type AddressText = keyof typeof ADDRESS_LIMITS;

/** The maximum number of contact persons, and of addresses, of one contact. */
export const MAX_CONTACT_PARTS = 50;
