/** The length of a PIN that resets a forgotten password. The lifetime of a PIN is `PIN_MINUTES`. */
export const PIN_DIGITS = 4;
export const PIN_PATTERN = new RegExp(`^\\d{${PIN_DIGITS}}$`);

/**
 * How many wrong PINs an account accepts per day, over all PINs that were requested. With more
 * attempts a four-digit PIN could be guessed. Unknown devices have a lower limit, so that a
 * stranger cannot block a reset from a device that the account has used before.
 */
export const MAX_WRONG_PINS_PER_DAY = { unknownDevices: 7, allDevices: 10 } as const;
