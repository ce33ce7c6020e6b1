import { en } from "./en/money-entries";
import { inLanguages } from "./in-languages";
import { ms } from "./ms/money-entries";
import { zh } from "./zh/money-entries";

/** The words of receipts and refunds. */
export const moneyEntryWords = inLanguages({ en, ms, zh });
