import { en } from "./en/business";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/business";
import { zh } from "./zh/business";

/** The words of the business profile. */
export const businessWords = inLanguages({ en, ms, zh });
