import { en } from "./en/sums";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/sums";
import { zh } from "./zh/sums";

/** The words of the sums of a list. */
export const sumWords = inLanguages({ en, ms, zh });
