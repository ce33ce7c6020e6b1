import { en } from "./en/repeats";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/repeats";
import { zh } from "./zh/repeats";

/** The words of invoices that repeat. */
export const repeatWords = inLanguages({ en, ms, zh });
