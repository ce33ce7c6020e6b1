import { en } from "./en/time";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/time";
import { zh } from "./zh/time";

/** The words for spans of days, and for days relative to today. */
export const timeWords = inLanguages({ en, ms, zh });
