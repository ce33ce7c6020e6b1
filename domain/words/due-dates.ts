import { en } from "./en/due-dates";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/due-dates";
import { zh } from "./zh/due-dates";

/** The words for the due date of an invoice. */
export const dueDateWords = inLanguages({ en, ms, zh });
