import { en } from "./en/papers";
import { byLanguage } from "./in-languages";
import { ms } from "./ms/papers";
import { zh } from "./zh/papers";

/** The words of printed papers, in the language of the customer. */
export const getPaperWords = byLanguage({ en, ms, zh });

export type PaperWords = ReturnType<typeof getPaperWords>;
