import { en } from "./en/papers";
import { byLanguage, inLanguages } from "./in-languages";
import { ms } from "./ms/papers";
import { zh } from "./zh/papers";

/** The words of printed papers, in the language of the customer. */
export const getPaperWords = byLanguage({ en, ms, zh });

/** The same, in the language of the person, for papers on screens. */
export const paperWords = inLanguages({ en, ms, zh });

export type PaperWords = ReturnType<typeof getPaperWords>;
