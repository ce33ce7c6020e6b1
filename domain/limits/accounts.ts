/** The limits of an account's fields, in characters. */
export const ACCOUNT_LIMITS = {
  minPassword: 4,
  password: 200,
  /**
   * The limit of a password that is checked, at login or for a protected change. Other servers may
   * store longer passwords.
   */
  passwordToCheck: 1_000,
  personName: 100,
  mobile: 30,
  promoCode: 40,
} as const;
