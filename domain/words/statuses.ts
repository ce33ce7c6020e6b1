import { en } from "./en/statuses";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/statuses";
import { zh } from "./zh/statuses";

/** The words for the status of an invoice. */
export const statusWords = inLanguages({ en, ms, zh });
