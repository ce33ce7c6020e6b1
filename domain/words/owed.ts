import { en } from "./en/owed";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/owed";
import { zh } from "./zh/owed";

/** The words of the list of customers who owe. */
export const owedWords = inLanguages({ en, ms, zh });
