/** Lifetimes that both programs use. Each name ends with its unit. */

/** The lifetime of a login, in the app and in the API. */
export const SESSION_DAYS = 30;
/** The length of the free trial after the sign-up. */
export const TRIAL_DAYS = 30;
/** The lifetime of a PIN that resets a forgotten password. */
export const PIN_MINUTES = 15;
/** The lifetime of a link that confirms an email address. */
export const CONFIRMATION_LINK_DAYS = 3;
