import { en } from "./en/account-mails";
import { byLanguage } from "./in-languages";
import { ms } from "./ms/account-mails";
import { zh } from "./zh/account-mails";

/** The words of mails about accounts, in the language of the account or of who asked for the mail. */
export const getAccountMailWords = byLanguage({ en, ms, zh });
