import { en } from "./en/void";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/void";
import { zh } from "./zh/void";

/** The words of the pages that void an invoice or a credit note. */
export const voidWords = inLanguages({ en, ms, zh });
