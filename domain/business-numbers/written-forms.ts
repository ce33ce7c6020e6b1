/** The forms that more than one program takes, of what has no check digit. */

/** www.example.com, with or without what begins and follows it in an address. */
export const WEBSITE = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/iu;

export const ACCOUNT_NO = /^\d[\d -]{3,}$/;
