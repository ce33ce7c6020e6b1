import { en } from "./en/history";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/history";
import { zh } from "./zh/history";

/** The words of the history of an invoice or a contact. */
export const historyWords = inLanguages({ en, ms, zh });
