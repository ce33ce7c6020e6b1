import { en } from "./en/contacts";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/contacts";
import { zh } from "./zh/contacts";

/** The words of the lists and forms of contacts. */
export const contactWords = inLanguages({ en, ms, zh });
