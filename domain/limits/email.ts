/** The maximum length of an email address: 64 characters before the @ and 255 after it. */
export const MAX_EMAIL_LENGTH = 320;
