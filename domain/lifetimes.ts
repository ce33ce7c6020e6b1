/** How long things last that people are told about, in the unit of each name. */
export const SESSION_DAYS = 30;
export const TRIAL_DAYS = 30;
/** Of a PIN that sets a forgotten password anew. */
export const PIN_MINUTES = 15;
/** Of a link that confirms an email. */
export const CONFIRMATION_LINK_DAYS = 3;
/** How long a password that was given holds for changes that ask for it. */
export const PASSWORD_GIVEN_MINUTES = 10;
/** In which wrong passwords are counted, and how long one who had too many waits. */
export const LOGIN_WINDOW_MINUTES = 15;
/** Of what a sign-up without an answer keeps. */
export const SIGN_UP_KEPT_MINUTES = 15;
