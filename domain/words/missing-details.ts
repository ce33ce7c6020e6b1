import { en } from "./en/missing-details";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/missing-details";
import { zh } from "./zh/missing-details";

/** Why details of a business should stand on its invoices. */
export const missingDetailWords = inLanguages({ en, ms, zh });
