import { MAX_EMAIL_LENGTH } from "./email";

/**
 * The maximum number of characters of each text in a business profile, by wire name. The form and
 * the API use the same limits.
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
  received_by: 3,
};

/** The text of a ticked box in a profile. A box that is not ticked is empty. */
export const TICKED = "yes";

/** The wire names of what an owner chooses in a business profile from a list. */
export type ProfileChoice = "customer_language" | "paper_languages";

/** The maximum number of characters of a choice. */
export const PROFILE_CHOICE_LIMIT = 10;

/** The wire name of a text in a business profile. */
export type ProfileText = keyof typeof PROFILE_LIMITS;
