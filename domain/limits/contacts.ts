import { MAX_EMAIL_LENGTH } from "./email";

/**
 * How many characters each text of a person or a business may have, by its name on the wire:
 * its form says it beside the field, and the API refuses more. The books have a column of each
 * name.
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

export type ContactText = keyof typeof CONTACT_LIMITS;

export const CONTACT_MEMO_LIMIT = 4000;

export const ADDRESS_LIMITS = { street: 500, postcode: 20, city: 100, state: 100 };

export type AddressText = keyof typeof ADDRESS_LIMITS;

/** Contact persons of a contact, and addresses. */
export const MAX_CONTACT_PARTS = 50;
