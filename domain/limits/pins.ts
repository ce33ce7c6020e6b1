/** Of a PIN that sets a forgotten password anew; how long it holds is `PIN_MINUTES`. */
export const PIN_DIGITS = 4;
export const PIN_FORM = new RegExp(`^\\d{${PIN_DIGITS}}$`);
export const NO_PIN = `Pin has to be ${PIN_DIGITS} digits`;

/**
 * Wrong PINs of a day for an account, however many it asks for: what four digits can bear. What
 * strangers leave, its known devices have: nobody else can stop a reset there.
 */
export const WRONG_PINS_A_DAY = { ofStrangers: 7, ofAll: 10 } as const;
