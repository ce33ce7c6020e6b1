import { en } from "./en/credit-note-form";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/credit-note-form";
import { zh } from "./zh/credit-note-form";

/** The words of the form of a new credit note. */
export const creditNoteFormWords = inLanguages({ en, ms, zh });
