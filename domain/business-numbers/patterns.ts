import { ACCOUNT_LIMITS } from "../limits/accounts";

/** The forms that more than one program takes, of what has no check digit. */

/** www.example.com, with or without what begins and follows it in an address. */
export const WEBSITE_PATTERN =
  /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/iu;

export const ACCOUNT_NO_PATTERN = /^\d[\d -]{3,}$/;

/** A mobile number as a sign-up takes it. */
export const MOBILE_NO_PATTERN = new RegExp(`^\\+?[\\d\\s()-]{6,${ACCOUNT_LIMITS.mobile}}$`);
export const INVALID_MOBILE_NO = "Please check the mobile number.";
