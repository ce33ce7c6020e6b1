import { en } from "./en/errors";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/errors";
import { zh } from "./zh/errors";

/** The words of error pages, and of the faults that forms show. */
export const errorWords = inLanguages({ en, ms, zh });
