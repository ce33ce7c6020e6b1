/** Characters of an email address, of whomever: 64 before the @ and 255 after it. */
export const MAX_EMAIL_LENGTH = 320;
