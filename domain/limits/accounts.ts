/** How much an account holds: characters. */
export const ACCOUNT_LIMITS = {
  minPassword: 4,
  password: 200,
  /** A password that is given to be checked: other servers may hold longer ones. */
  passwordToCheck: 1_000,
  personName: 100,
  mobile: 30,
  promoCode: 40,
} as const;

/** What pages say beside the field of a new password. */
export const PASSWORD_HINT = `${ACCOUNT_LIMITS.minPassword} characters at least; 8 or more are safer.`;
