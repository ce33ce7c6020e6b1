import { en } from "./en/choosers";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/choosers";
import { zh } from "./zh/choosers";

/** The words of the pages on which a contact, items and payments are chosen for an invoice. */
export const chooserWords = inLanguages({ en, ms, zh });
