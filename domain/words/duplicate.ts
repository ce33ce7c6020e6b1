import { en } from "./en/duplicate";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/duplicate";
import { zh } from "./zh/duplicate";

/** The words of the page and the button that make a draft like an invoice. */
export const duplicateWords = inLanguages({ en, ms, zh });
