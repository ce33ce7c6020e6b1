/** Of a PIN that sets a forgotten password anew; how long it holds is `PIN_MINUTES`. */
export const PIN_DIGITS = 4;
export const PIN_PATTERN = new RegExp(`^\\d{${PIN_DIGITS}}$`);
export const INVALID_PIN = `Pin has to be ${PIN_DIGITS} digits`;

/**
 * Wrong PINs of a day for an account, however many it asks for: what four digits can bear. What
 * strangers leave, its known devices have: nobody else can stop a reset there.
 */
export const MAX_WRONG_PINS_PER_DAY = { unknownDevices: 7, allDevices: 10 } as const;
