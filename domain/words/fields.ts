import { en } from "./en/fields";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/fields";
import { zh } from "./zh/fields";

/** The messages about single fields of all forms. */
export const fieldWords = inLanguages({ en, ms, zh });
