import { en } from "./en/business-numbers";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/business-numbers";
import { zh } from "./zh/business-numbers";

/** What is wrong with a typed business number or payment code. */
export const businessNumberWords = inLanguages({ en, ms, zh });
