import { en } from "./en/account-pages";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/account-pages";
import { zh } from "./zh/account-pages";

/** The words of an account's small pages: confirmed emails, unsent forms, ended plans. */
export const accountPageWords = inLanguages({ en, ms, zh });
