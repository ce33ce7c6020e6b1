/**
 * How many characters each text of a record may have, by its name on the wire: a form says it beside
 * the field, and the API refuses more.
 */

/** Of a person or a business; the books have a column of each name. */
export const CONTACT_LIMITS = {
  display_name: 200,
  name: 200,
  first_name: 100,
  last_name: 100,
  reg_no: 100,
  email: 320,
  phone_no: 50,
  website_url: 500,
  address: 1000,
};

export type ContactText = keyof typeof CONTACT_LIMITS;

export const CONTACT_MEMO_LIMIT = 4000;

export const ADDRESS_LIMITS = { street: 500, postcode: 20, city: 100, state: 100 };

export type AddressText = keyof typeof ADDRESS_LIMITS;

/** Contact persons of a contact, and addresses. */
export const MOST_CONTACT_PARTS = 50;

/** Of an item; the books have a column of each name. */
export const ITEM_LIMITS = {
  name: 200,
  sku: 100,
  sale_description: 2000,
  purchase_description: 2000,
};

export type ItemText = keyof typeof ITEM_LIMITS;

/** Of what a business says of itself. */
export const PROFILE_LIMITS = {
  name: 200,
  address: 500,
  registration_no: 40,
  phone_no: 30,
  email: 320,
  website_url: 200,
  tax_no: 35,
  tax_since: 10,
  tin: 30,
  msic: 10,
  bank_name: 100,
  bank_account_name: 100,
  bank_account_no: 40,
  paynow: 30,
  duitnow_code: 512,
  footer: 500,
};

export type ProfileText = keyof typeof PROFILE_LIMITS;
