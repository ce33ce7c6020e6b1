/** How long things last that both programs know, in the unit of each name. */
export const SESSION_DAYS = 30;
export const TRIAL_DAYS = 30;
/** Of a PIN that sets a forgotten password anew. */
export const PIN_MINUTES = 15;
/** Of a link that confirms an email. */
export const CONFIRMATION_LINK_DAYS = 3;
