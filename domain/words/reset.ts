import { en } from "./en/reset";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/reset";
import { zh } from "./zh/reset";

/** The words of the pages that reset a password. */
export const resetWords = inLanguages({ en, ms, zh });
