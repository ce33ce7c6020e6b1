import { en } from "./en/credit-notes";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/credit-notes";
import { zh } from "./zh/credit-notes";

/** The words of the list of credit notes, and of a credit note. */
export const creditNoteWords = inLanguages({ en, ms, zh });
