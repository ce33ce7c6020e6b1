import { ACCOUNT_LIMITS } from "../limits/accounts";

/** Patterns of typed numbers and addresses that have no check digit. */

/** A website such as www.example.com, with or without a scheme, a port and a path. */
export const WEBSITE_PATTERN =
  /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/iu;

/** A bank account number: a digit, and at least three more digits, spaces or hyphens. */
export const ACCOUNT_NO_PATTERN = /^\d[\d -]{3,}$/;

/** A mobile number as the sign-up form and the sign-up call accept it. */
export const MOBILE_NO_PATTERN = new RegExp(`^\\+?[\\d\\s()-]{6,${ACCOUNT_LIMITS.mobile}}$`);
