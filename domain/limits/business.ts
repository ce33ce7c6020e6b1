import { MAX_EMAIL_LENGTH } from "./email";

/**
 * How many characters each text of what a business says of itself may have, by its name on the wire:
 * its form says it beside the field, and the API refuses more.
 */
export const PROFILE_LIMITS = {
  name: 200,
  address: 500,
  registration_no: 40,
  phone_no: 30,
  email: MAX_EMAIL_LENGTH,
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
