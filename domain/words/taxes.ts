import { en } from "./en/taxes";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/taxes";
import { zh } from "./zh/taxes";

/** The names of taxes on screens. Papers have them in the language of the customer. */
export const taxWords = inLanguages({ en, ms, zh });
